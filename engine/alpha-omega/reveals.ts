import type { AlphaOmegaEvent } from './events.ts';
import type { Look } from './game.ts';

/** What shows a card out of a deck, or out of a hand to those who play against it. */
const SHOWING: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'looked',
  'opponentDrawn',
  'opponentCardsDrawn',
  'opponentCardPlayed',
  'cardsDrawn',
  'callingDrawn',
  'cardsLost',
]);

/**
 * Does an event show somebody what was hidden? Good players have no secrets from each other, so a card that one of them
 * plays is news only where somebody plays the Opponents.
 */
export function reveals({ table }: Look, { type }: AlphaOmegaEvent): boolean {
  return SHOWING.has(type) || (type === 'cardPlayed' && table.opponents.length > 0);
}
