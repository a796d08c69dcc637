import type { Chapter } from './chapter.ts';
import { ROUND_EIGHT } from './round-eight.ts';
import { ROUND_NINE } from './round-nine.ts';
import { ROUND_ONE } from './round-one.ts';
import { ROUND_THREE_MINDY, ROUND_THREE_STEVE } from './round-three.ts';
import { ROUND_TWO } from './round-two.ts';
import { ROUNDS_BETWEEN } from './rounds-between.ts';

/*
 * The rulebook's "Example of Play" as a script. Where a step is met is read off the game, not counted, so that it is found
 * again after an undo, after a game was left, and by another way that comes out at the same place. The game itself is set up
 * in electron/shared/games/alpha-omega/table/tutorial.ts; ../script.test.ts plays it.
 */

export const CHAPTERS: readonly Chapter[] = [
  ROUND_ONE,
  ROUND_TWO,
  ROUND_THREE_MINDY,
  ROUND_THREE_STEVE,
  ROUNDS_BETWEEN,
  ROUND_EIGHT,
  ROUND_NINE,
];

/** Where the example ends: a lured turn of Mindy's in which she may play on. */
export const END =
  '10 Mindy play: raphael camael* ambriel michael* jehudiel* envy>raphael | squadrons-at-once | 13 14';
