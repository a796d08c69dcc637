import type { SeatId } from '../../engine/index.ts';

/** What lies on a table, by its number. */
export type ThingId = number;

/** What a table needs to know of how any game stands. */
export interface CommonView {
  /** The seats for whose eyes it is. */
  readonly eyes: readonly SeatId[];
  readonly round: number;
  readonly turn: SeatId | null;
  readonly phase: string;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  /** What is asked, and whom. */
  readonly pending: { readonly id: number; readonly seat: SeatId } | null;
  readonly outcome: object | null;
}
