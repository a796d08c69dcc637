import type { SeatId } from '../../../engine/index.ts';
import type { Seating } from './standing.ts';

/** Who plays a seat: itself, or whoever plays it beside an own one. */
export function playedBy(seat: SeatId, { seats }: Pick<Seating, 'seats'>): SeatId {
  const occupant = seats[seat];
  // Nobody plays beside somebody who plays beside: main refuses such a seating.
  return occupant?.kind === 'beside' ? occupant.seat : seat;
}

/**
 * Are some answers all of one person, of whoever plays `by` where that is known? Those of bots are nobody's.
 * @param asked the seats that gave them; null for what nobody answered
 */
export function areOfOne(
  asked: readonly (SeatId | null)[],
  seating: Pick<Seating, 'seats'>,
  by: SeatId | null,
): boolean {
  const people = new Set(by === null ? [] : [playedBy(by, seating)]);
  for (const seat of asked)
    if (seat !== null && seating.seats[seat]?.kind !== 'bot') people.add(playedBy(seat, seating));
  return people.size <= 1;
}
