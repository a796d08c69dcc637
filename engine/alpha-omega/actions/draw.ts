import type { SeatId } from '../../kernel/types.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../queries/cards.ts';

/** Rulebook, Set Up: each player draws 7 cards. */
export const OPENING_HAND = 7;

/** A player draws from the Good deck; from an empty one there is nothing to draw (ruling 18). */
export function draw(game: Game, seat: SeatId, amount: number): void {
  const pile = game.table.goodPiles[seatOf(game.table, seat).pile];
  const cards = pile?.deck.slice(0, Math.max(0, amount)) ?? [];
  if (cards.length > 0) game.emit({ type: 'cardsDrawn', seat, cards, count: cards.length });
  else if (amount > 0) game.emit({ type: 'nothingDrawn', seat });
}

/** Rulebook, Opponent Play: a player of the Opponents draws to the hand, as Good players do. */
export function opponentDraws(game: Game, seat: SeatId, amount: number): void {
  const cards = game.table.opponentPile.deck.slice(0, Math.max(0, amount));
  if (cards.length > 0) game.emit({ type: 'opponentCardsDrawn', seat, cards, count: cards.length });
  else if (amount > 0) game.emit({ type: 'opponentDeckEmpty', seat });
}
