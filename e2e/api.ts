import type { Page } from '@playwright/test';
import type { GameApi, OpenGame } from '../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../electron/shared/api.ts';

/** The window's own way to the main process, as a page sees it. */
export interface GameWindow {
  readonly game: GameApi;
}

export const OBJECTIVE = 'starter:and-there-was-war-in-heaven';

/** The value of a reply; throws where it is a refusal. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

/** Nobody watches: what happened is not told by movement. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const kept = await game.settings();
    if (kept.ok) await game.saveSettings({ ...kept.value, pace: 'instant' });
  });
  await page.reload();
}

/** Begins a game without the screens that lead to it. */
export async function beginGame(
  page: Page,
  seed: string,
  seats: readonly string[] = ['Ann'],
): Promise<OpenGame> {
  const request = { objective: OBJECTIVE, seats, seed };
  return valueOf(
    await page.evaluate((given) => (globalThis as unknown as GameWindow).game.newGame(given), request),
  );
}

/**
 * Begins a game and lets bots play it until so many of the answers are left that bots would give to its end: those the
 * person is to give. Bots of one game do the same in another of the same seed, so one game is played to be counted.
 */
export async function beginNearItsEnd(
  page: Page,
  { seed, name, answers }: { readonly seed: string; readonly name: string; readonly answers: number },
): Promise<void> {
  const request = { objective: OBJECTIVE, seats: [name], seed };
  const reply = await page.evaluate(
    async ([given, left, player]) => {
      const { game: api } = globalThis as unknown as GameWindow;
      const value = <T>(said: Reply<T>): T => {
        if (!said.ok) throw new Error(said.error.detail);
        return said.value;
      };
      const play = async (most: number): Promise<{ readonly game: string; readonly played: number }> => {
        const opened = value(await api.newGame(given));
        value(await api.sit({ game: opened.id, seat: 0, player: { kind: 'bot' } }));
        let { pending } = opened.view;
        let played = 0;
        for (; pending !== null && played < most; played += 1)
          pending = value(await api.botAnswer({ game: opened.id, decision: pending.id })).view.pending;
        return { game: opened.id, played };
      };
      const { game: counted, played } = await play(Infinity);
      value(await api.trashGames([counted]));
      const { game } = await play(played - left);
      return api.sit({ game, seat: 0, player: { kind: 'person', name: player, profile: null } });
    },
    [request, answers, name] as const,
  );
  valueOf(reply);
}

/** All that the window can see of what is stored. */
export async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const list = await game.listGames();
    const games = list.ok ? await Promise.all(list.value.games.map(({ id }) => game.openGame(id))) : [];
    return JSON.stringify([list, games, await game.settings()]);
  });
}
