import type { SeatId } from './types.ts';

/** What a moment of a game is, as far as going back asks: who is in the middle of what. */
export interface Instant {
  readonly round: number;
  /** Whose turn it is; null between turns. */
  readonly turn: SeatId | null;
  /** Is somebody asked what to do, not only how? */
  readonly isAction: boolean;
}

/** A moment of the line that is played, by the number of the record that led there. */
export interface LineMoment extends Instant {
  readonly number: number;
  /** What was asked then was answered by itself, since every answer comes to the same: nobody goes back to it. */
  readonly isNeedless?: boolean;
  /** What led there used chance or showed something hidden. */
  readonly revealed: boolean;
}

/** How far to go back: one answer that somebody gave; to the last question of what to do; to the start of a turn; to that of a round. */
export type Back = 'step' | 'action' | 'turn' | 'round';

/** Where a return leads: how many answers it undoes or redoes, and whether they showed something hidden. */
export interface Leap {
  readonly to: number;
  readonly answers: number;
  readonly revealed: boolean;
}

/** What each size would undo at the end of a line; null where there is nothing to undo. */
export function undosOf(line: readonly LineMoment[]): Readonly<Record<Back, Leap | null>> {
  const last = line.length - 1;
  const leapTo = (index: number): Leap | null => (last < 1 ? null : leap(line, Math.max(0, index)));
  return {
    step: leapTo(line.findLastIndex(({ isNeedless }, index) => isNeedless !== true && index < last)),
    action: leapTo(line.findLastIndex(({ isAction }, index) => isAction && index < last)),
    turn: leapTo(startOf(line, isSameTurn)),
    round: leapTo(startOf(line, isSameRound)),
  };
}

/** From the end of a line back to one of its moments. */
function leap(line: readonly LineMoment[], index: number): Leap {
  const taken = line.slice(index + 1);
  return {
    to: line[index]?.number ?? 0,
    answers: taken.length,
    revealed: taken.some(({ revealed }) => revealed),
  };
}

type Sameness = (a: Instant, b: Instant) => boolean;

const isSameRound: Sameness = (a, b) => a.round === b.round;
const isSameTurn: Sameness = (a, b) => isSameRound(a, b) && a.turn === b.turn;

/** Where the turn or round at the end of the line began; that of the one before, when the line ends just there. */
function startOf(line: readonly LineMoment[], isSame: Sameness): number {
  const last = line.length - 1;
  const begun = beginning(line, last, isSame);
  return begun < last ? begun : beginning(line, last - 1, isSame);
}

function beginning(line: readonly LineMoment[], from: number, isSame: Sameness): number {
  const now = line[from];
  if (now === undefined) return 0;
  return line.slice(0, from).findLastIndex((moment) => !isSame(moment, now)) + 1;
}
