import type { Frame } from '../frames.ts';
import type { Game, Next } from '../game.ts';
import { cardOption, type Option } from '../options.ts';
import { seatOf } from '../queries/cards.ts';
import { amountOf, selectCards } from '../queries/selecting.ts';
import { type OpHandler, proceed, rest, type Running, scopeIn } from './op.ts';

/** Which cards of a hand are lost is that player's choice, also where an Opponent's card demands it. */
export const lose: OpHandler<'lose'> = (game, running, op, answer) => {
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

export const takeBack: OpHandler<'takeBack'> = (game, running, op) => {
  const { seat } = running;
  for (const card of selectCards(game, { ...op.what, zone: 'discard' }, scopeIn(running)))
    game.emit({ type: 'takenBack', seat, card });
  return proceed(running);
};

/** The ability's player first, then the others in the order of play. */
export const eachPlayer: OpHandler<'eachPlayer'> = (game, running, op) => {
  const count = game.table.seats.length;
  const frames = Array.from({ length: count }, (_, step): Frame => ({
    ...running,
    seat: (running.seat + step) % count,
    ops: op.do,
  }));
  return { go: 'call', frames, then: rest(running) };
};
