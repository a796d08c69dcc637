import type { SeatId } from '../kernel/types.ts';
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

/**
 * May an event show what was hidden? It does unless whoever sees it had looked before: for what is kept of an ordinary game,
 * whose table at that moment is not there to be asked.
 */
export const mayReveal = (event: AlphaOmegaEvent): boolean => newsIn(event, false) !== null;

function shows(table: Table, event: AlphaOmegaEvent): boolean {
  const news = newsIn(event, table.opponents.length > 0);
  if (news === null || news === 'sure') return news === 'sure';
  const { cards, seats } = news;
  return seats === 'anybody' ? isNewToAny(table, cards) : seats.some((seat) => isNewTo(table, seat, cards));
}

/** What an event shows: surely something new, or cards that are new to whoever has not looked at them; null for nothing hidden. */
type News = 'sure' | { readonly cards: readonly CardId[]; readonly seats: readonly SeatId[] | 'anybody' };

function newsIn(event: AlphaOmegaEvent, isOpponentPlay: boolean): News | null {
  switch (event.type) {
    case 'dieRolled':
    case 'callingDrawn':
    case 'opponentCardsDrawn':
    case 'opponentCardPlayed':
      return 'sure';
    case 'looked':
      return { cards: event.cards, seats: event.seats };
    case 'cardsDrawn':
      return { cards: event.cards, seats: [event.seat] };
    case 'opponentDrawn':
      return { cards: [event.card], seats: 'anybody' };
    case 'cardsLost':
      if (event.from === 'hand') return isOpponentPlay ? 'sure' : null;
      return { cards: event.cards, seats: 'anybody' };
    case 'cardPlayed':
      return isOpponentPlay ? 'sure' : null;
    default:
      return null;
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
