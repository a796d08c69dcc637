import type { Ask, SeatId } from '../../engine/index.ts';

/** What lies on a table, by its number. */
export type ThingId = number;

/** A question as any game asks it; null in place of its choices for eyes that may not know them. */
export interface AnyQuestion {
  readonly id: number;
  readonly seat: SeatId;
  readonly ask: Ask<{ readonly id: string }> | null;
}

/** A view whose question can be answered at a table as it stands. */
export interface AskingView extends CommonView {
  readonly pending: AnyQuestion | null;
}

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
