import type { SeatId } from '../../kernel/types.ts';
import { isHelped } from '../assists.ts';
import type { CardId, Table } from '../types.ts';

/**
 * The cards in decks whose place these eyes, looking together, know: those that were looked at and, with Watchmen on the
 * wall, the next Opponent card, which lies face up for everybody.
 */
export function knownCards(table: Table, eyes: readonly SeatId[]): ReadonlySet<CardId> {
  const known = new Set(eyes.flatMap((seat) => table.known[seat] ?? []));
  const [next] = table.opponentPile.deck;
  if (next !== undefined && isHelped(table, 'watchmen')) known.add(next);
  return known;
}
