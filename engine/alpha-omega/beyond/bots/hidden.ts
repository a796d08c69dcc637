import type { SeatId } from '../../../kernel/types.ts';
import { knownCards } from '../../queries/known.ts';
import type { CardId, Table } from '../../types.ts';

/**
 * The cards that these eyes cannot place, deck by deck: what lies face down there and was not looked at, and what other
 * players have drawn from it. By elimination the eyes know which cards these are, but not which is where.
 */
export function hiddenPools(table: Table, eyes: readonly SeatId[]): readonly (readonly CardId[])[] {
  const known = knownCards(table, eyes);
  const faceDown = (deck: readonly CardId[]): readonly CardId[] => deck.filter((id) => !known.has(id));
  const opponents = table.opponents.flatMap(({ hand }, at) =>
    eyes.includes(table.seats.length + at) ? [] : hand,
  );
  const good = table.goodPiles.map(({ deck }, pile) => [
    ...faceDown(deck),
    ...table.seats.flatMap((seat, at) => (seat.pile === pile && !eyes.includes(at) ? seat.hand : [])),
  ]);
  return [[...faceDown(table.opponentPile.deck), ...opponents], faceDown(table.callingPile.deck), ...good];
}
