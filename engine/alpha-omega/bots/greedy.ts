import type { Answer, Ask, Rng } from '../../kernel/types.ts';
import type { Option } from '../options.ts';
import { randomAnswer } from './random.ts';
import { liking, type Sight } from './sense.ts';

/**
 * The answer that good sense likes best; chance decides between equals. Where several or all are wanted, chance alone.
 * @returns the answer, and the state of chance after it
 */
export function greedyAnswer(ask: Ask<Option>, sight: Sight, rng: Rng): readonly [Answer, Rng] {
  if (ask.kind !== 'one') return randomAnswer(ask, rng);
  let most = -Infinity;
  let best: Option[] = [];
  for (const option of ask.options) {
    const like = liking(option, sight);
    if (like > most) {
      most = like;
      best = [option];
    } else if (like === most) best.push(option);
  }
  return randomAnswer({ kind: 'one', options: best }, rng);
}
