import { isHelped } from './assists.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { CardId, Table } from './types.ts';

/**
 * Does an event show somebody what was hidden? Good players have no secrets from each other, so a card that one of them
 * plays or discards is news only where somebody plays the Opponents; and no card of a deck is news to who has looked at it.
 */
export function reveals(before: Table, event: AlphaOmegaEvent, after: Table): boolean {
  return shows(before, event) || turnsUpNext(before, after);
}

function shows(table: Table, event: AlphaOmegaEvent): boolean {
  const isOpponentPlay = table.opponents.length > 0;
  switch (event.type) {
    case 'callingDrawn':
    case 'opponentCardsDrawn':
    case 'opponentCardPlayed':
      return true;
    case 'looked':
      return event.seats.some((seat) => isNewTo(table, seat, event.cards));
    case 'cardsDrawn':
      return isNewTo(table, event.seat, event.cards);
    case 'opponentDrawn':
      return isNewToAny(table, [event.card]);
    case 'cardsLost':
      return event.from === 'hand' ? isOpponentPlay : isNewToAny(table, event.cards);
    case 'cardPlayed':
      return isOpponentPlay;
    default:
      return false;
  }
}

const isNewTo = ({ known }: Table, seat: number, cards: readonly CardId[]): boolean =>
  cards.some((card) => known[seat]?.includes(card) !== true);

/** With Watchmen on the wall the next Opponent card is no news; whoever plays the Opponents has looked at none. */
function isNewToAny(table: Table, cards: readonly CardId[]): boolean {
  const hidden = isHelped(table, 'watchmen') ? cards.filter((card) => card !== nextOf(table)) : cards;
  const isNew = table.known.some((_, seat) => isNewTo(table, seat, hidden));
  return isNew || (table.opponents.length > 0 && hidden.length > 0);
}

const nextOf = ({ opponentPile }: Table): CardId | undefined => opponentPile.deck[0];

/** With Watchmen on the wall, whatever becomes the next Opponent card is seen by everybody. */
function turnsUpNext(before: Table, after: Table): boolean {
  const next = nextOf(after);
  if (next === undefined || next === nextOf(before) || !isHelped(after, 'watchmen')) return false;
  return isNewToAny(before, [next]);
}
