import { workerData } from 'piscina';
import { together, UNTRIED, type Tried } from '../../../engine/kernel/testing/tried.ts';
import { countRange, type Range } from '../../../engine/toolbox/ranges.ts';
import { GAME_TOOLS } from '../../games/index.ts';
import type { LawJob } from './types.ts';

const { game, seed } = workerData as LawJob;
const tools = await GAME_TOOLS[game].soak.laws();

/** Plays the games of a range and looks at them by every law. */
export const laws = (range: Range): Tried =>
  countRange(range, UNTRIED, { play: (one) => tools.tryOne(seed, one), merge: together });
