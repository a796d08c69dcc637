import type { Answer, Ask, Rng } from '../../kernel/types.ts';
import type { Option } from '../options.ts';
import { randomAnswer } from './random.ts';

/** Where several cards or an order are asked for, this many answers drawn by chance are tried beside the plain ones. */
const SAMPLED = 6;

/**
 * The answers worth trying: every option where one is wanted; else the first, the last and some drawn by chance.
 * @returns the answers, none twice, and the state of chance after it
 */
export function candidates(ask: Ask<Option>, rng: Rng): readonly [readonly Answer[], Rng] {
  if (ask.kind === 'one') return [ask.options.map(({ id }) => [id]), rng];
  const ids = ask.options.map(({ id }) => id);
  const plain: readonly Answer[] =
    ask.kind === 'order'
      ? [ids, ids.toReversed()]
      : [
          ids.slice(0, ask.min),
          ids.slice(0, ask.max),
          ...(ask.min <= 1 && ask.max >= 1 ? ids.map((id) => [id]) : []),
        ];
  return sample(ask, plain, rng);
}

function sample(ask: Ask<Option>, plain: readonly Answer[], rng: Rng): readonly [readonly Answer[], Rng] {
  const found = new Map(plain.map((answer) => [answer.join(' '), answer]));
  let after = rng;
  for (let tries = 0; tries < SAMPLED; tries += 1) {
    const [answer, rest] = randomAnswer(ask, after);
    after = rest;
    const key = (ask.kind === 'some' ? answer.toSorted((a, b) => (a < b ? -1 : 1)) : answer).join(' ');
    if (!found.has(key)) found.set(key, answer);
  }
  return [[...found.values()], after];
}
