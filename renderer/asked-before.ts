import type { GameApi } from './api.ts';

type Unasked = {
  readonly [K in keyof GameApi]: GameApi[K] extends () => Promise<unknown> ? K : never;
}[keyof GameApi];

/** What the first page asks one after the other, since one answer may make the next question needless. */
export const OF_FIRST_PAGE = [
  ...['startTrouble', 'settings', 'library', 'listGames', 'journeys', 'deckList'],
] as const satisfies readonly Unasked[];

/** A program of which some things were asked before, and the answers. */
export interface Asked {
  /** Whoever is the first to ask one of these things gets what came of that. */
  readonly api: GameApi;
  /** All is answered. */
  readonly answered: Promise<unknown>;
}

/** Asks a program all of these at once, so that nobody waits for it as often as there are questions. */
export function askedBefore(api: GameApi, names: readonly Unasked[]): Asked {
  const asked = new Map<string, Promise<unknown>>(names.map((name) => [name, api[name]()]));
  const first = (name: Unasked) => (): Promise<unknown> => {
    const reply = asked.get(name) ?? api[name]();
    asked.delete(name);
    return reply;
  };
  return {
    api: { ...api, ...(Object.fromEntries(names.map((name) => [name, first(name)])) as Partial<GameApi>) },
    answered: Promise.allSettled(asked.values()),
  };
}
