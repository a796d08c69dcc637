import type { Answer, Ask, Rng } from '../../kernel/types.ts';
import type { Option } from '../options.ts';
import { randomAnswer } from './random.ts';

/** Where several cards or an order are asked for, so many answers drawn by chance are tried beside the sensible one. */
const SAMPLED = 6;

/**
 * The answers worth trying: every option where one is wanted; else what good sense says, all, none, each alone, and some
 * drawn by chance.
 * @returns the answers, none twice, and the state of chance after it
 */
export function candidates(ask: Ask<Option>, sensible: Answer, rng: Rng): readonly [readonly Answer[], Rng] {
  const ids = ask.options.map(({ id }) => id);
  switch (ask.kind) {
    case 'one':
      return [ids.map((id) => [id]), rng];
    case 'order':
      return sample(ask, [sensible, ids], rng);
    case 'some': {
      const alone = ask.min <= 1 && ask.max >= 1 ? ids.map((id) => [id]) : [];
      return sample(ask, [sensible, ids.slice(0, ask.max), ids.slice(0, ask.min), ...alone], rng);
    }
    default:
      return ask satisfies never;
  }
}

/** Several cards are the same answer in whatever order they are named. */
function sample(ask: Ask<Option>, plain: readonly Answer[], rng: Rng): readonly [readonly Answer[], Rng] {
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
