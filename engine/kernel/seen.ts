import { lineOf, type Course } from './course.ts';
import type { SessionRecord } from './records.ts';
import type { Applied, GameTypes } from './types.ts';

/**
 * How many of its events were ever told of an answer that was undone, by the number of its record. Answers all of whose
 * events were told are left out.
 */
export function seenOf(records: readonly SessionRecord[], course: Course): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  if (!records.some((record) => record.kind === 'return' && record.seen !== undefined)) return seen;
  for (const [index, record] of records.entries()) {
    if (record.kind !== 'return') continue;
    const from = course.heads[index] ?? 0;
    for (const number of undoneBy(course, index))
      seen.set(
        number,
        Math.max(seen.get(number) ?? 0, number === from ? (record.seen ?? Infinity) : Infinity),
      );
  }
  const line = new Set(lineOf(course));
  return new Map([...seen].filter(([number, told]) => told < Infinity && !line.has(number)));
}

/** The answers that the return of this index took from the line. */
export function undoneBy(course: Course, index: number): readonly number[] {
  const after = new Set(lineOf(course, course.heads[index + 1]));
  return lineOf(course, course.heads[index]).filter((number) => !after.has(number));
}

/** What an answer led to, as far as it was told; the state is that after all of it. */
export function asSeen<G extends GameTypes>(applied: Applied<G>, told: number | undefined): Applied<G> {
  const { events, firstReveal } = applied;
  if (told === undefined || told >= events.length) return applied;
  const revealed = firstReveal === undefined || (firstReveal !== null && firstReveal < told);
  return { state: applied.state, events: events.slice(0, told), revealed };
}
