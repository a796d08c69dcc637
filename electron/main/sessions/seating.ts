import { z } from 'zod';
import { fail, ok, type Occupant, type Result, type SessionRecord } from '../../../engine/index.ts';
import type { SeatId } from '../../../engine/kernel/types.ts';
import { keptSeating } from '../../shared/table/seating-schema.ts';
import type { Seating } from '../../shared/table/standing.ts';

/** Each seat is played by the person of its name. */
export const usualSeating = (names: readonly string[], hands: Seating['hands'] = 'open'): Seating => ({
  hands,
  seats: names.map((name) => ({ kind: 'person', name, profile: null })),
});

/** The fault of a seating for so many seats, or null. */
export function seatingFault({ seats }: Seating, count: number): string | null {
  if (seats.length !== count) return `${String(seats.length)} players for ${String(count)} seats`;
  const alone = seats.findIndex(
    (player) => player.kind === 'beside' && seats[player.seat]?.kind !== 'person',
  );
  return alone < 0 ? null : `seat ${String(alone)} is played by nobody`;
}

/** The stored seating of a game with these seats; games from before that was asked have the usual one. */
export function readSeating(stored: unknown, names: readonly string[]): Result<Seating, string> {
  if (stored === null) return ok(usualSeating(names));
  const { success, data, error } = keptSeating.safeParse(stored);
  if (!success) return fail(z.prettifyError(error));
  const fault = seatingFault(data, names.length);
  return fault === null ? ok(data) : fail(fault);
}

/** The seating after somebody took a place. */
export const seated = (seating: Seating, seat: SeatId, player: Occupant): Seating => ({
  ...seating,
  seats: seating.seats.map((other, index) => (index === seat ? player : other)),
});

/** The seating after all that is recorded. */
export function seatingAfter(seating: Seating, records: readonly SessionRecord[]): Seating {
  return records.reduce(
    (now, record) => (record.kind === 'seating' ? seated(now, record.seat, record.player) : now),
    seating,
  );
}
