import type { Back, Leap, Occupant, SeatId } from '../../../engine/index.ts';

/** Who is around the table: one for each seat, the Good seats first, then those of Opponent Play. */
export interface Seating {
  /** `private`: nobody sees a hand but whoever is asked to reveal it; `open`: everybody sees all. */
  readonly hands: 'open' | 'private';
  readonly seats: readonly Occupant[];
}

/** For whom each thing on a table fights, by its number. */
export type Sides<Side extends string = string> = readonly (readonly [thing: number, side: Side])[];

/** A piece of the log, told for the eyes of now. `moment` is the number of its record; the log is in its order. */
export type LogEntryOf<Told> =
  | {
      readonly kind: 'answered';
      readonly moment: number;
      /** Who was asked and who answered; when they differ, one took over for the other. Null at the beginning. */
      readonly seat: SeatId | null;
      readonly by: SeatId | null;
      /** Every answer came to the same: nobody was asked. Absent where somebody had a choice. */
      readonly isNeedless?: true;
      readonly events: readonly Told[];
    }
  /** What does not count any more, in the place where it was; `by` undid it. */
  | {
      readonly kind: 'undone';
      readonly moment: number;
      readonly by: SeatId | null;
      readonly answers: number;
      /** It used chance or showed something hidden. */
      readonly revealed: boolean;
      readonly events: readonly Told[];
    }
  | {
      readonly kind: 'seated';
      readonly moment: number;
      readonly seat: SeatId;
      readonly player: Occupant;
    }
  /** Whoever sits at `by` saw the hand of the seat that was asked, and might answer for it. */
  | {
      readonly kind: 'tookOver';
      readonly moment: number;
      readonly seat: SeatId;
      readonly by: SeatId;
    }
  /** Newer rules took the game over here; what changed with them. */
  | {
      readonly kind: 'rulesChanged';
      readonly moment: number;
      readonly from: number;
      readonly to: number;
      readonly changes: readonly string[];
      /** The sides on the table that was taken over, since what came before may not be told; null where they are not known. */
      readonly sides: Sides | null;
    };

/** The first `from` entries stay as the window has them; all that follow give way to these. */
export interface LogChangeOf<Told> {
  readonly from: number;
  readonly entries: readonly LogEntryOf<Told>[];
}

/** A moment on the line that is played: one can look back at it, or return to it. */
export interface Moment {
  /** The number of the record after which the game stood so; 0 is the beginning. */
  readonly number: number;
  readonly round: number;
  /** As the rules of the game call it. */
  readonly phase: string;
  /** Whose turn it was; null between turns. */
  readonly turn: SeatId | null;
  /** Who had just answered; null at the beginning. */
  readonly seat: SeatId | null;
  /** That answer used chance or showed something hidden. */
  readonly revealed: boolean;
}

/** The first `from` moments stay as the window has them; all that follow give way to these. The last one is now. */
export interface Timeline {
  readonly from: number;
  readonly moments: readonly Moment[];
  /** What each size of undo would take back; null where there is nothing. */
  readonly undo: Readonly<Record<Back, Leap | null>>;
  /** What a redo would bring back. */
  readonly redo: Leap | null;
  /** The line begins where newer rules took the game over: nothing before that can be returned to. */
  readonly isCut: boolean;
}

/**
 * Where a table waits until somebody goes on, with what comes after untold: at the end of a turn that ended by itself, or
 * where an Objective is achieved and another follows.
 */
export type Stop = 'turn' | 'objective';

/** How a game stands, for the eyes of now: whose they are is in the view. */
export interface StandingOf<View, Told> {
  readonly view: View;
  readonly log: LogChangeOf<Told>;
  readonly timeline: Timeline;
  readonly table: Seating;
  /** What comes next is not told before somebody goes on from here; null where nothing is kept back. */
  readonly stop: Stop | null;
  /** The answer to what is asked where every one comes to the same: it is given by itself. Null where somebody has a choice. */
  readonly needless: readonly string[] | null;
}

/** A thing that a table can show: what happened, and what is otherwise in the view after it. Nothing is asked meanwhile. */
export interface BeatOf<View, Told> {
  readonly events: readonly Told[];
  readonly changes: Partial<View>;
}

/** What an answer led to: shown beat by beat on the view from before it, one comes to where the game stands now. */
export interface SteppedOf<View, Told> extends StandingOf<View, Told> {
  readonly beats: readonly BeatOf<View, Told>[];
}

/** How a game stood at an earlier moment, for the eyes of now. What it asks cannot be answered any more. */
export interface LookedOf<View> {
  readonly moment: Moment;
  readonly view: View;
  /** So many of the log's entries had been told. */
  readonly entries: number;
}
