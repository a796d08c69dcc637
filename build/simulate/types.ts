import type { Result } from '../../engine/index.ts';
import type { Played } from '../../engine/simulation/record.ts';
import type { Range } from '../../engine/toolbox/ranges.ts';
import type { HelpTexts } from './help.ts';
import type { Options } from './options.ts';
import type { Pool } from './pool.ts';

/** What `npm run simulate` needs of a game. */
export interface SimulateTools {
  readonly help: HelpTexts;
  /** Reads a command line, or says in a sentence what is wrong with it. */
  read(args: readonly string[]): Result<Wanted, string>;
}

/** What a command line asks for. */
export interface Asked {
  readonly options: Options;
  /** The arguments that ask for the same games, but for their seed and number. */
  readonly again: readonly string[];
}

/** What is asked for, not yet looked up. */
export interface Wanted extends Asked {
  /** Loads what is played with. */
  load(): Result<Loaded, string>;
}

/** A game with what it is played with. */
export interface Loaded {
  /** What had to be left out of it, a line each. */
  readonly leftOut: readonly string[];
  simulation(): Result<Simulation, string>;
  /** Games of a plan that is to meet everything; a small game has none. */
  exhaustion?(): Result<Exhaustion, string>;
}

/** How much is played, and by how many workers. */
export interface Extent {
  readonly games: number;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/** What all that is played has in common: what was asked for, and the seed of this run. */
export interface How extends Asked {
  readonly seed: string;
  readonly extent: Extent;
}

/** A run that is over, to be shown. */
export interface Shown {
  readonly interrupted: boolean;
  /** Did it find nothing that is wrong? */
  readonly isWell: boolean;
  readonly played: Played;
  /** The report for people. */
  lines(): readonly string[];
  /** The report as JSON. All but `timing` is the same for the same games. */
  json(): string;
}

/** Games of one kind, one after the other. */
export interface Simulation {
  /** Plays one game in this process and prints how it went. @returns whether it came to its end */
  readonly only: (seed: string, game: number) => boolean;
  /** Workers who know what is played. */
  pool(seed: string, staff: Omit<Extent, 'games'>): Pool<Range, Played>;
  run(how: How): Promise<Shown>;
}

/** How much of an aspect there is, and what of it was met least often. */
export interface AspectMet {
  readonly name: string;
  readonly all: number;
  readonly rarest: readonly [word: string, times: number];
}

/** An exhaustive run that is over. */
export interface ShownExhaustion extends Shown {
  /** What was never met, a line each. */
  readonly missing: readonly string[];
  readonly aspects: readonly AspectMet[];
  /** The games that broke, and the command for each of them. */
  readonly failures: readonly string[];
}

/** Games of all kinds, until everything was met. */
export interface Exhaustion {
  /** Why no game can be about this; null where one can. */
  readonly refusal: (focus: string) => string | null;
  /** Plays one game of the plan in this process, about something or nothing, and prints how it went. */
  readonly only: (seed: string, game: number, focus: string | null) => boolean;
  run(how: How): Promise<ShownExhaustion>;
}
