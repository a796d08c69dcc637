import type { SeatId } from '../../engine/index.ts';

/** A gamepad that is plugged in, by its place among them and by what it calls itself. */
export interface Pad {
  readonly index: number;
  readonly id: string;
}

/**
 * Which gamepads there are, and whose they are. One without a seat is passed around and may answer for whoever is asked;
 * one that is unplugged keeps its seat for when it comes back.
 */
export class Pads {
  connected = $state.raw<readonly Pad[]>([]);
  #seats = $state.raw<ReadonlyMap<number, SeatId>>(new Map());

  seatOf(pad: number): SeatId | null {
    return this.#seats.get(pad) ?? null;
  }

  /** The gamepad of a seat; null where it has none. */
  padOf(seat: SeatId): number | null {
    return [...this.#seats].find(([, owner]) => owner === seat)?.[0] ?? null;
  }

  /** Gives a gamepad to a seat; the seat gives up the one it had. */
  assign(pad: number, seat: SeatId): void {
    this.#seats = new Map([...this.#seats].filter(([, owner]) => owner !== seat)).set(pad, seat);
  }

  /** The gamepad is passed around again. */
  unassign(pad: number): void {
    this.#seats = new Map([...this.#seats].filter(([index]) => index !== pad));
  }

  /** All gamepads are passed around: another game has other seats. */
  clear(): void {
    this.#seats = new Map();
  }
}
