import type { RulesetId } from '../../../engine/games.ts';
import type { Tried } from '../../../engine/kernel/testing/tried.ts';
import type { Range } from '../../../engine/toolbox/ranges.ts';
import type { Work } from '../../simulate/pool.ts';

/** What the soaks need of a game. */
export interface SoakTools {
  readonly laws: () => Promise<LawTools>;
  readonly leaks?: () => Promise<LeakTools>;
  readonly random?: () => Promise<RandomTools>;
  readonly samples?: SampleTools;
}

/** What all games have in common that are looked at by the laws. */
export interface LawJob {
  readonly game: RulesetId;
  readonly seed: string;
}

/** Games that are looked at by the laws on a thread (`laws-worker.ts`). */
export const LOOK_BY_LAWS: Work<LawJob, Range, Tried> = {
  file: new URL('laws-worker.ts', import.meta.url),
  name: 'laws',
};

/** What `npm run soak laws` needs of a game. */
export interface LawTools {
  /** What the report is called. */
  readonly title: string;
  tryOne(seed: string, game: number): Tried;
  /** Which games these are, to the end of the sentence, in lines of a report. */
  readonly games: readonly string[];
}

type Cells = readonly (string | number)[];

/** What was done at a private table, and what was said there to eyes that may not know it. */
export interface Overheard {
  readonly leaks: readonly string[];
  readonly done: Readonly<Record<string, number>>;
}

/** A table at which a game is played with private hands. */
export interface PrivateTable {
  readonly name: string;
  /** Who sits there, as a report has it. */
  readonly cells: Cells;
  readonly play: (seed: string, steps: number) => Overheard;
}

/** What `npm run soak leaks` needs of a game. */
export interface LeakTools {
  /** What the cells of each table are called. */
  readonly head: Cells;
  readonly tables: readonly PrivateTable[];
}

/** What `npm run soak simulate` needs of a game beside its exhaustive plan: ordinary games of random players. */
export interface RandomTools {
  readonly head: Cells;
  /** Each plays so many games of one kind; gives the cells of its line. */
  readonly rows: readonly ((games: number, seed: string) => Promise<Cells>)[];
  /** What held after every answer of the exhaustive plan. */
  readonly held: string;
}

/** A test of which `npm test` runs a sample, and what tells it to run more: the same test, by the same seeds. */
export interface CountedSample {
  readonly law: string;
  readonly file: string;
  readonly variable: string;
  readonly count: number;
}

/** A test that tries one in so many in each run of all tests. */
export interface PartlyTried {
  readonly law: string;
  readonly file: string;
}

/** The tests of a game of which `npm test` runs a sample. */
export interface SampleTools {
  readonly counted: readonly CountedSample[];
  readonly parts: readonly PartlyTried[];
}
