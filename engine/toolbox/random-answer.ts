import { bounds } from '../kernel/check.ts';
import { below, shuffle } from '../kernel/rng.ts';
import type { Answer, Ask, Rng } from '../kernel/types.ts';

/** An answer drawn evenly from all that the question allows, and the state of chance after it. */
export function randomAnswer(ask: Ask<{ readonly id: string }>, rng: Rng): readonly [Answer, Rng] {
  if (ask.kind === 'one') {
    const [index, after] = below(rng, ask.options.length);
    return [ask.options.slice(index, index + 1).map(({ id }) => id), after];
  }
  const [min, max] = bounds(ask);
  const [order, shuffled] = shuffle(rng, ask.options);
  const [extra, after] = below(shuffled, max - min + 1);
  return [order.slice(0, min + extra).map(({ id }) => id), after];
}
