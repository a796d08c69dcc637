import type { SeatId } from '../../kernel/types.ts';
import { draw } from '../actions/draw.ts';
import { streamOf } from '../actions/shuffle.ts';
import { isHelped } from '../assists.ts';
import type { Frame } from '../frames.ts';
import type { FrameHandler, Game } from '../game.ts';
import type { Look } from '../look.ts';
import { ACCEPT, DECLINE } from '../options.ts';
import { defOf, seatOf } from '../queries/cards.ts';
import { whyNotAlone } from '../queries/legal.ts';

/*
 * A new hand, help of ours (ruling 50): as an Objective begins, whoever holds no Person that could be played may shuffle the
 * whole hand into the Good deck and draw as many cards; once an Objective, whatever comes.
 */

/** Every Good player in turn, where the game is helped so. */
export const offerNewHands = ({ table }: Game): readonly Frame[] =>
  isHelped(table, 'newHand') ? [...table.seats.keys()].map((seat) => ({ kind: 'newHand', seat })) : [];

/** Is there a hand to put back, a deck to draw others from, and no Person in the hand that could be played (ruling 15)? */
function isOffered(look: Look, seat: SeatId): boolean {
  const { hand, pile } = seatOf(look.table, seat);
  const deck = look.table.goodPiles[pile]?.deck ?? [];
  const isPlayable = (card: number): boolean =>
    defOf(look, card).type === 'person' && whyNotAlone(look, card, seat) === null;
  return hand.length > 0 && deck.length > 0 && !hand.some(isPlayable);
}

/** Asks one player, and deals the new hand. */
export const newHand: FrameHandler<'newHand'> = (game, frame, chosen) => {
  const { seat } = frame;
  if (!chosen) {
    if (!isOffered(game, seat)) return { go: 'done' };
    const ask = { kind: 'one', options: [ACCEPT, DECLINE] } as const;
    return { go: 'ask', question: { seat, about: 'newHand', ask }, then: frame };
  }
  if (chosen[0]?.id !== ACCEPT.id) return { go: 'done' };
  const { hand, pile } = seatOf(game.table, seat);
  const deck = game.table.goodPiles[pile]?.deck ?? [];
  const order = game.shuffled(streamOf(pile), [...deck, ...hand]);
  game.emit({ type: 'handShuffledIn', seat, cards: hand, count: hand.length, order });
  draw(game, seat, hand.length);
  return { go: 'done' };
};
