import type { Occupant } from '../../../electron/shared/api.ts';
import type { Player } from '../../../electron/shared/settings.ts';
import type { SeatId } from '../../../engine/index.ts';
import type { Pad } from '../../input/pads.svelte.ts';

interface Plugged {
  readonly connected: readonly Pad[];
  /** Whose a gamepad is already; null where it is passed around. */
  readonly seatOf: (pad: number) => SeatId | null;
}

/** The gamepads that remembered players have played with before, and that belong to nobody yet, each with its seat. */
export function ownPads(
  seats: readonly Occupant[],
  players: readonly Player[],
  { connected, seatOf }: Plugged,
): ReadonlyMap<number, SeatId> {
  const given = new Map<number, SeatId>();
  const has = (seat: SeatId): boolean => connected.some(({ index }) => seatOf(index) === seat);
  for (const [seat, occupant] of seats.entries()) {
    if (occupant.kind !== 'person' || has(seat)) continue;
    const wanted = players.find(({ id }) => id === occupant.profile)?.pad;
    const pad = connected.find(
      ({ index, id }) => id === wanted && seatOf(index) === null && !given.has(index),
    );
    if (pad !== undefined) given.set(pad.index, seat);
  }
  return given;
}
