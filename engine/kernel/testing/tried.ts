/** A law that a game broke, where, and how. */
export interface Breach {
  readonly law: string;
  readonly game: number;
  /** How many answers the game had had. */
  readonly answers: number;
  readonly round: number;
  readonly words: string;
}

/** What some games showed: how often each law was looked at, and where one was broken. */
export interface Tried {
  readonly games: number;
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  readonly breaches: readonly Breach[];
}

/** No games yet. */
export const UNTRIED: Tried = { games: 0, answers: 0, checks: {}, breaches: [] };

/** What two lots of games showed together. */
export function together(one: Tried, other: Tried): Tried {
  const checks = { ...one.checks };
  for (const [law, count] of Object.entries(other.checks)) checks[law] = (checks[law] ?? 0) + count;
  return {
    games: one.games + other.games,
    answers: one.answers + other.answers,
    checks,
    breaches: [...one.breaches, ...other.breaches],
  };
}
