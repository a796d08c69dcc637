import { workerData } from 'piscina';
import type { Range } from '../../../../engine/toolbox/ranges.ts';
import {
  together,
  type Tried,
  tryLaws,
  UNTRIED,
} from '../../../../engine/alpha-omega/testing/laws/try-laws.ts';

/** What all games of a run have in common. */
export interface Job {
  readonly seed: string;
}

const { seed } = workerData as Job;

/** Plays the games of a range and looks at them by every law. */
export function laws({ from, to }: Range): Tried {
  let tried = UNTRIED;
  for (let game = from; game < to; game += 1) tried = together(tried, tryLaws({ seed, game }));
  return tried;
}
