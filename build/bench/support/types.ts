import type { OwnedDb } from '../../../db/file/handles.ts';
import type { RecordRow } from '../../../db/games/games.ts';

/** What the benchmarks need of a game. */
export interface BenchTools {
  readonly players: readonly BenchPlayers[];
  readonly saves?: () => Promise<SaveTools>;
  readonly long?: () => Promise<LongTools>;
}

/** Whole games of so many random players, which a thread plays (`build/bench/players/serve.ts`). */
export interface BenchPlayers {
  readonly name: string;
  readonly file: URL;
  readonly seats: number;
}

/** One answer of a game as it is stored, and the set-up of that game. */
export type Save = Omit<RecordRow, 'playedAt'> & { readonly setup: unknown };

/** What is saved to be measured. */
export interface SaveTools {
  readonly ruleset: string;
  /** The answers of random games, one game after the other. */
  readonly saves: (count: number) => readonly Save[];
}

/** What a file of many long games is filled with. */
export interface LongTools {
  /** Plays a game in a file until so many answers are in its log. @returns the game */
  readonly play: (db: OwnedDb, answers: number) => string;
  /** Whoever brings games of a file to the table, and says how many entries the log of each has. */
  readonly table: (db: OwnedDb) => (game: string) => number;
}
