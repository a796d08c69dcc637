/** A game that a defect of the rules, of a bot or of its content stopped; its seed and set-up play it again. */
export interface Broken {
  readonly kind: 'broken';
  readonly seed: string;
  readonly message: string;
  readonly stack: string;
  /** How far it came. */
  readonly round: number;
  readonly decisions: number;
}

/** A broken game, by its number. */
export interface Failure extends Broken {
  readonly game: number;
}

/** What is counted of any games. */
export interface Played {
  /** Games that came to their end. */
  readonly games: number;
  readonly decisions: number;
  readonly broken: number;
  /** The first of the broken games by number. */
  readonly failures: readonly Failure[];
}

/** So many broken games are told; more would say the same. */
const MOST_FAILURES = 5;

/** Of no games. */
export const UNPLAYED: Played = { games: 0, decisions: 0, broken: 0, failures: [] };

/** Two counts of different games together. */
export function mergePlayed(a: Played, b: Played): Played {
  const failures = [...a.failures, ...b.failures].sort((one, other) => one.game - other.game);
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    broken: a.broken + b.broken,
    failures: failures.slice(0, MOST_FAILURES),
  };
}
