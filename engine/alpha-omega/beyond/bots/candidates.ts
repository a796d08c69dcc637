import type { Answer, Ask, Rng } from '../../../kernel/types.ts';
import type { Option } from '../../options.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';

/** So many answers drawn by chance are tried beside the plain ones. */
const SAMPLED = 6;

/** A question that wants several cards, or an order. */
type Several = Exclude<Ask<Option>, { readonly kind: 'one' }>;

/**
 * The answers worth trying where several cards or an order are wanted: what good sense says, all, none, each alone, and
 * some drawn by chance.
 * @returns the answers, none twice, and the state of chance after it
 */
export function candidates(ask: Several, sensible: Answer, rng: Rng): readonly [readonly Answer[], Rng] {
  const ids = ask.options.map(({ id }) => id);
  if (ask.kind === 'order') return sample(ask, [sensible, ids], rng);
  const alone = ask.min <= 1 && ask.max >= 1 ? ids.map((id) => [id]) : [];
  return sample(ask, [sensible, ids.slice(0, ask.max), ids.slice(0, ask.min), ...alone], rng);
}

/** Several cards are the same answer in whatever order they are named. */
function sample(ask: Several, plain: readonly Answer[], rng: Rng): readonly [readonly Answer[], Rng] {
  const keyOf = (answer: Answer): string =>
    (ask.kind === 'some' ? answer.toSorted((a, b) => (a < b ? -1 : 1)) : answer).join(' ');
  const found = new Map(plain.map((answer) => [keyOf(answer), answer]));
  let after = rng;
  for (let tries = 0; tries < SAMPLED; tries += 1) {
    const [answer, rest] = randomAnswer(ask, after);
    after = rest;
    if (!found.has(keyOf(answer))) found.set(keyOf(answer), answer);
  }
  return [[...found.values()], after];
}
