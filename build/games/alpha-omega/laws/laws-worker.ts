import { workerData } from 'piscina';
import { tryLaws } from '../../../../engine/alpha-omega/testing/laws/try-laws.ts';
import { together, UNTRIED, type Tried } from '../../../../engine/kernel/testing/tried.ts';
import type { Range } from '../../../../engine/toolbox/ranges.ts';
import type { LawJob } from '../../../soak/support/types.ts';

const { seed } = workerData as LawJob;

/** Plays the games of a range and looks at them by every law. */
export function laws({ from, to }: Range): Tried {
  let tried = UNTRIED;
  for (let game = from; game < to; game += 1) tried = together(tried, tryLaws({ seed, game }));
  return tried;
}
