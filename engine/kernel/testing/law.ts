import type { Breach, Tried } from './tried.ts';

/** Says of one thing whether the law is kept there, and in words how it is broken. */
export type Check = (isKept: boolean, words: () => string) => void;

/** What must hold in every game; `S` is what is seen of a step. */
export interface Law<S> {
  readonly name: string;
  /** Begins to watch a game. @returns what looks at each of its steps, from the first on */
  readonly watch: (check: Check) => (step: S) => void;
}

/** A law that needs to remember nothing. */
export const lawOfSteps = <S>(name: string, look: (step: S, check: Check) => void): Law<S> => ({
  name,
  watch: (check) => (step) => {
    look(step, check);
  },
});

/** How far a game has come. */
type At = Pick<Breach, 'answers' | 'round'>;

/** Keeps account of one game by every law. */
export interface Book<S> {
  see(step: S, at: At): void;
  /** How often each law was looked at, and each law's first breach. */
  found(): Pick<Tried, 'checks' | 'breaches'>;
}

/** Begins the account of one game, by its number. */
export function bookOf<S>(laws: readonly Law<S>[], game: number): Book<S> {
  const breaches = new Map<string, Breach>();
  const checks = new Map(laws.map(({ name }) => [name, 0]));
  let now: At = { answers: 0, round: 0 };
  const watching = laws.map(({ name: law, watch }) =>
    watch((isKept, words) => {
      checks.set(law, (checks.get(law) ?? 0) + 1);
      if (!isKept && !breaches.has(law)) breaches.set(law, { law, game, ...now, words: words() });
    }),
  );
  return {
    see(step, at) {
      now = at;
      for (const look of watching) look(step);
    },
    found: () => ({ checks: Object.fromEntries(checks), breaches: [...breaches.values()] }),
  };
}
