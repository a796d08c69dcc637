import { lineOf, type Course } from './course.ts';
import type { SeatingRecord, SessionRecord } from './records.ts';
import type { SeatId } from './types.ts';

/** The beginning, or an answer on the line that is played. */
export interface Answered {
  readonly kind: 'answered';
  readonly number: number;
  /** Who was asked, and who answered; null at the beginning. */
  readonly seat: SeatId | null;
  readonly by: SeatId | null;
}

/** Answers that do not count any more, in the place where they were given; `number` is that of the first. */
export interface Undone {
  readonly kind: 'undone';
  readonly number: number;
  readonly answers: readonly number[];
  /** Who undid them. */
  readonly by: SeatId | null;
}

export interface Seated {
  readonly kind: 'seated';
  readonly number: number;
  readonly seat: SeatId;
  readonly player: SeatingRecord['player'];
}

/** Whoever sits at `by` saw the hand of a seat and might answer for it. */
export interface TookOver {
  readonly kind: 'tookOver';
  readonly number: number;
  readonly seat: SeatId;
  readonly by: SeatId;
}

/** Newer rules took the game over after the record `number`. */
export interface RulesChanged {
  readonly kind: 'rulesChanged';
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** A piece of a game's story. */
export type Chapter = Answered | Undone | Seated | TookOver | RulesChanged;

/** The story of a game as it stands, in the order in which things happened: each answer is in exactly one chapter. */
export function chaptersOf(records: readonly SessionRecord[], course: Course): readonly Chapter[] {
  const line = new Set(lineOf(course));
  const left = new Map<number, number[]>();
  const chapters: Chapter[] = [{ kind: 'answered', number: 0, seat: null, by: null }];
  const firstLeft = new Map<number, number>();
  for (const [index, record] of records.entries()) {
    const number = index + 1;
    if (record.kind === 'seating') {
      chapters.push({ kind: 'seated', number, seat: record.seat, player: record.player });
    } else if (record.kind === 'takeOver') {
      chapters.push({ kind: 'tookOver', number, seat: record.seat, by: record.by });
    } else if (record.kind === 'answer') {
      if (line.has(number)) {
        const { command, by } = record;
        chapters.push({ kind: 'answered', number, seat: command.seat, by });
        continue;
      }
      const first = firstLeft.get(course.heads[index] ?? 0) ?? number;
      firstLeft.set(number, first);
      left.set(first, [...(left.get(first) ?? []), number]);
    }
  }
  for (const [number, answers] of left)
    chapters.push({ kind: 'undone', number, answers, by: whoUndid(answers, records, course) });
  return chapters.sort((a, b) => a.number - b.number);
}

/** Whoever led the game away from these answers last. */
function whoUndid(
  answers: readonly number[],
  records: readonly SessionRecord[],
  { heads }: Course,
): SeatId | null {
  const gone = new Set(answers);
  const at = records.findLastIndex(
    (record, index) =>
      record.kind === 'return' && gone.has(heads[index] ?? 0) && !gone.has(heads[index + 1] ?? 0),
  );
  const record = records[at];
  return record?.kind === 'return' ? record.by : null;
}

/** How many chapters at the beginning are the same in both stories. */
export function sameChapters(before: readonly Chapter[], after: readonly Chapter[]): number {
  const at = after.findIndex((chapter, index) => !isSame(before[index], chapter));
  return at < 0 ? after.length : at;
}

function isSame(before: Chapter | undefined, after: Chapter): boolean {
  if (before?.kind !== after.kind || before.number !== after.number) return false;
  if (before.kind !== 'undone' || after.kind !== 'undone') return true;
  return before.by === after.by && before.answers.length === after.answers.length;
}
