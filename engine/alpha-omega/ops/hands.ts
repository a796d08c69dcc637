import type { Game, Next } from '../game.ts';
import { cardOption, type Option } from '../options.ts';
import { seatOf } from '../queries/cards.ts';
import { amountOf, selectCards } from '../queries/selecting.ts';
import { only } from './serves.ts';
import { always, needsSome, type OpHandler, proceed, type Running, scopeIn, type SomeRules } from './op.ts';

/** Which cards of a hand are lost is that player's choice, also where an Opponent's card demands it. */
const lose: OpHandler<'lose'> = (game, running, op, answer) => {
  const amount = amountOf(game, op.amount, scopeIn(running));
  const { seat } = running;
  const { pile, hand } = seatOf(game.table, seat);
  if (op.from === 'hand') return loseFromHand(game, running, Math.min(amount, hand.length), answer);
  const cards = game.table.goodPiles[pile]?.deck.slice(0, amount) ?? [];
  if (cards.length > 0) game.emit({ type: 'cardsLost', seat, cards, from: 'deck' });
  return proceed(running);
};

function loseFromHand(
  game: Game,
  running: Running,
  amount: number,
  chosen: readonly Option[] | undefined,
): Next {
  const { seat, self } = running;
  const { hand } = seatOf(game.table, seat);
  if (amount < 1) return proceed(running);
  if (!chosen && amount < hand.length) {
    const ask = { kind: 'some', options: hand.map(cardOption), min: amount, max: amount } as const;
    return { go: 'ask', question: { seat, about: 'discardCards', source: self, ask }, then: running };
  }
  const ids = chosen?.map(({ id }) => id);
  const cards = ids ? hand.filter((card) => ids.includes(cardOption(card).id)) : hand;
  game.emit({ type: 'cardsLost', seat, cards, from: 'hand' });
  return proceed(running);
}

const takeBack: OpHandler<'takeBack'> = (game, running, op) => {
  const { seat } = running;
  for (const card of selectCards(game, { ...op.what, zone: 'discard' }, scopeIn(running)))
    game.emit({ type: 'takenBack', seat, card });
  return proceed(running);
};

/** The ops about hands. */
export const hands = {
  lose: { run: lose, whyNot: always, serves: (_, { side }) => only(side === 'opponent', 'discardsHand') },
  takeBack: {
    run: takeBack,
    whyNot: (look, { what }, scope) => needsSome(selectCards(look, { ...what, zone: 'discard' }, scope)),
    serves: (_, { side }) => only(side === 'good', 'takesBack'),
  },
} satisfies SomeRules;
