import type { Line } from '../text/line.ts';

/** A game that is set up, and can play itself. */
export interface Sitting {
  readonly title: string;
  /** Plays from beginning to end with this seed, and gives each line as it happens. @returns how it ended: a title, then sentences */
  readonly play: (seed: string, onLine: (line: Line) => void) => readonly [title: string, ...said: string[]];
  /** Whose the thing of that name is, where its name has the colour of a side. */
  readonly sideOf: (def: string) => 'good' | 'opponent' | null;
}

/** A game as it is played in the terminal. */
export interface TerminalGame {
  /** What can be chosen of it beside the seed, each with a word after it. */
  readonly options: readonly string[];
  /** @returns what is wrong with the choice, where it cannot be played */
  readonly sit: (chosen: Readonly<Record<string, string | undefined>>) => Sitting | string;
}
