import type { SessionRecord } from './records.ts';

/**
 * Which of the records count. A game stands after one of its answers, named by the number of its record, or at its
 * beginning, 0. What was undone stays a record and is on no line any more.
 */
export interface Course {
  /** After which answer the game stood after each record; the first is the beginning. */
  readonly heads: readonly number[];
  /** Where undos came from that lie beyond where the game stands, and redos would go, the next one last. */
  readonly redo: readonly number[];
}

/** The course of a game that has just begun. */
export const AT_THE_BEGINNING: Course = { heads: [0], redo: [] };

/** After which answer the game stands now. */
export const headOf = ({ heads }: Course): number => heads.at(-1) ?? 0;

/** The course with one record more. */
export function onward(course: Course, record: SessionRecord): Course {
  const { heads, redo } = course;
  const head = headOf(course);
  switch (record.kind) {
    case 'answer':
      return { heads: [...heads, heads.length], redo: [] };
    case 'return': {
      const to = heads[record.to] ?? head;
      return { heads: [...heads, to], redo: [...redo, head].filter((point) => isBeyond(course, point, to)) };
    }
    case 'seating':
    case 'takeOver':
      return { heads: [...heads, head], redo };
    default:
      return record satisfies never;
  }
}

const isBeyond = (course: Course, point: number, to: number): boolean =>
  point !== to && lineOf(course, point).includes(to);

/** The answers that lead to one, in order and itself included, after the beginning; without one, to where the game stands. */
export function lineOf(course: Course, to = headOf(course)): readonly number[] {
  const line: number[] = [];
  for (let number = to; number > 0; number = course.heads[number - 1] ?? 0) line.push(number);
  return [0, ...line.reverse()];
}
