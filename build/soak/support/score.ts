import { wilson } from '../../../engine/toolbox/intervals.ts';
import { scoreOf, type Tally } from '../../mutants/report.ts';
import { percent, percentRange } from '../../simulate/figures.ts';

/**
 * How many of the mutants were noticed: "86.7 % (79.2 to 91.8 %)". Of a sample with the 95 % interval of what all of them
 * would come to; where all were tried there is nothing left to guess.
 * @param share how many of all were tried
 */
export function scoreText(tally: Tally, share: number): string {
  const { killed, timeout, survived, noCoverage } = tally;
  const noticed = killed + timeout;
  const range = wilson({ count: noticed, of: noticed + survived + noCoverage });
  const score = percent(scoreOf(tally) / 100);
  return share === 1 || range === null ? score : `${score} (${percentRange(range)})`;
}
