import type { Ask } from '../../kernel/types.ts';
import type { Program } from '../definitions.ts';
import type { Look } from '../look.ts';
import { cardOption, isChosen, type Option } from '../options.ts';
import { find, isBeaten } from '../queries/cards.ts';
import { selectCards } from '../queries/selecting.ts';
import type { CardId, Scope } from '../types.ts';
import {
  deciderOf,
  neither,
  type OpHandler,
  type OpOf,
  proceed,
  scopeIn,
  type SomeRules,
  type WhyNotStart,
} from './op.ts';

/** Nobody who is about to fall, unless the choice speaks of that card (ruling 44). */
function choosable(look: Look, { from }: OpOf<'choose'>, scope: Scope): readonly CardId[] {
  const cards = selectCards(look, from, scope);
  if (from.is !== undefined) return cards;
  return cards.filter((id) => {
    const card = find(look.table, id);
    return card === undefined || !isBeaten(look, card);
  });
}

/** The op by which a player chooses; which cards are worth it depends on what follows. */
export function choosing(whyNotStart: WhyNotStart) {
  const isOfUse =
    (look: Look, { as }: OpOf<'choose'>, after: Program, scope: Scope) =>
    (card: CardId): boolean =>
      whyNotStart(look, after, { ...scope, bound: { ...scope.bound, [as]: [card] } }) === null;

  /** Those with which what follows would do something (ruling 28), or all where it would with none. */
  const worthChoosing = (look: Look, op: OpOf<'choose'>, after: Program, scope: Scope): readonly CardId[] => {
    const cards = choosable(look, op, scope);
    const useful = cards.filter(isOfUse(look, op, after, scope));
    return useful.length > 0 ? useful : cards;
  };

  /** A forced choice is not asked; with nothing to choose from, the program is over. */
  const choose: OpHandler<'choose'> = (game, running, op, chosen) => {
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
      question: { seat: deciderOf(game, running), about: 'chooseCard', source: running.self, ask },
      then: running,
    };
  };

  return {
    choose: {
      run: choose,
      /** A choice is worth making when there is a card with which what follows would do something. */
      whyNot: (look, op, scope, after) => {
        const cards = choosable(look, op, scope);
        if (cards.length === 0) return 'nothingToChoose';
        return cards.some(isOfUse(look, op, after, scope)) ? null : 'wouldDoNothing';
      },
      serves: neither,
    },
  } satisfies SomeRules;
}
