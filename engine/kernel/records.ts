import type { Command, SeatId } from './types.ts';

/** Who plays a seat. `beside`: whoever sits at that other seat plays this one too. */
export type Occupant =
  | { readonly kind: 'person'; readonly name: string; readonly profile: string | null }
  | { readonly kind: 'bot' }
  | { readonly kind: 'beside'; readonly seat: SeatId };

/** An answer, and the seat of whoever gave it: another one than was asked has taken over. */
export interface AnswerRecord {
  readonly kind: 'answer';
  readonly command: Command;
  readonly by: SeatId;
}

/** The game stands again as it stood after the record `to`; 0 is its beginning. Undo and redo are both this. */
export interface ReturnRecord {
  readonly kind: 'return';
  readonly to: number;
  /** Who wanted it; null where nobody in particular did. */
  readonly by: SeatId | null;
  /** So many of the events of the answer after which the game stood had been told by then; left out where all had. */
  readonly seen?: number;
}

/** Who plays a seat from now on. It is no part of the game, so no return takes it back. */
export interface SeatingRecord {
  readonly kind: 'seating';
  readonly seat: SeatId;
  readonly player: Occupant;
}

/** Somebody sees the hand of the seat that is asked and may answer for it, whether an answer follows or not. */
export interface TakeOverRecord {
  readonly kind: 'takeOver';
  /** Whose question it is. */
  readonly seat: SeatId;
  readonly by: SeatId;
}

/** What is kept of a game besides its set-up, numbered 1, 2, 3… and only ever added to. */
export type SessionRecord = AnswerRecord | ReturnRecord | SeatingRecord | TakeOverRecord;
