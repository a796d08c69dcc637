import type { DefId, Gain, Progress, Uncounted } from '../../../../../engine/alpha-omega/index.ts';

/** How far the people of this machine have come with each achievement, and what does not count towards them. */
export interface Achievements {
  readonly progress: readonly Progress[];
  /** Games that are over and count. */
  readonly counted: number;
  readonly uncounted: Readonly<Record<Uncounted, number>>;
}

/** What a game that is over gave, won or lost; of one that goes on, what the latest Objective of it gave. */
export interface Gains {
  /** Why achievements do not count it, though it would have given some; null where they do, or nothing is missed. */
  readonly uncounted: Uncounted | null;
  readonly progress: readonly Gain[];
  /** The prints that were drawn or in play in no game before it; of one that goes on, in none of its Objectives before either. */
  readonly firstMet: readonly DefId[];
  /** Games in the statistics, and how many of them were won. */
  readonly games: number;
  readonly won: number;
}
