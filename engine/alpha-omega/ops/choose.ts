import { cardOption, isChosen } from '../options.ts';
import { worthChoosing } from '../queries/usable.ts';
import type { Ask } from '../../kernel/types.ts';
import type { Option } from '../options.ts';
import { deciderOf, type OpHandler, proceed, scopeIn } from './op.ts';

/** A forced choice is not asked; with nothing to choose from, the program is over. */
export const choose: OpHandler<'choose'> = (game, running, op, chosen) => {
  const cards = worthChoosing(game, op, running.ops.slice(1), scopeIn(running));
  if (chosen) return proceed(running, { [op.as]: cards.filter((card) => isChosen(chosen, card)) });
  if (cards.length === 0) return { go: 'done' };
  if (cards.length === 1 && op.upTo === undefined) return proceed(running, { [op.as]: cards });
  const options = cards.map(cardOption);
  const ask: Ask<Option> =
    op.upTo === undefined
      ? { kind: 'one', options }
      : { kind: 'some', options, min: 0, max: Math.min(op.upTo, options.length) };
  return {
    go: 'ask',
    question: {
      seat: deciderOf(game, running),
      about: 'chooseCard',
      source: running.self,
      ask,
    },
    then: running,
  };
};
