import type { Upgrade } from '../../kernel/upgrade.ts';
import { luredDraw } from './0020-lured-draw.ts';
import { countingByOne } from './0030-counting-by-one.ts';
import { blowDecides } from './0040-blow-decides.ts';
import { restsInPlay } from './0050-rests-in-play.ts';
import { assisted } from './0060-assists.ts';
import { twoCallings } from './0070-two-callings.ts';
import { freshClocks } from './0080-fresh-clocks.ts';

/** All steps of stored states, oldest first. One that was released is never edited: a repair is a step of its own. */
export const UPGRADES: readonly Upgrade[] = [
  luredDraw,
  countingByOne,
  blowDecides,
  restsInPlay,
  assisted,
  twoCallings,
  freshClocks,
];
