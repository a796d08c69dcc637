import { shuffle } from '../../../kernel/rng.ts';
import type { Answer, Ask, Rng } from '../../../kernel/types.ts';
import type { Option } from '../../options.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import { liking, type Sight } from './sense.ts';

/**
 * The answer that good sense likes best; chance decides between equals, and about an order alone.
 * @returns the answer, and the state of chance after it
 */
export function greedyAnswer(ask: Ask<Option>, sight: Sight, rng: Rng): readonly [Answer, Rng] {
  switch (ask.kind) {
    case 'one':
      return best(ask.options, sight, rng);
    case 'some':
      return several(ask, sight, rng);
    case 'order':
      return randomAnswer(ask, rng);
    default:
      return ask satisfies never;
  }
}

function best(options: readonly Option[], sight: Sight, rng: Rng): readonly [Answer, Rng] {
  let most = -Infinity;
  let liked: Option[] = [];
  for (const option of options) {
    const like = liking(option, sight);
    if (like > most) {
      most = like;
      liked = [option];
    } else if (like === most) liked.push(option);
  }
  return randomAnswer({ kind: 'one', options: liked }, rng);
}

/** The options of a question, those that good sense likes best first. */
export function byLiking(options: readonly Option[], sight: Sight): readonly Option[] {
  return options
    .map((option) => ({ option, like: liking(option, sight) }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ option }) => option);
}

/** As many as are allowed, but none that is disliked unless it must be. */
function several(
  ask: Extract<Ask<Option>, { readonly kind: 'some' }>,
  sight: Sight,
  rng: Rng,
): readonly [Answer, Rng] {
  const [shuffled, after] = shuffle(rng, ask.options);
  const ranked = shuffled
    .map((option) => ({ id: option.id, like: liking(option, sight) }))
    .toSorted((a, b) => b.like - a.like);
  const chosen = ranked.filter(({ like }, at) => at < ask.min || (like >= 0 && at < ask.max));
  return [chosen.map(({ id }) => id), after];
}
