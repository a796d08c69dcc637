import type { BeatOf, LogEntryOf } from '../../electron/shared/table/standing.ts';
import { sharing } from '../shared.ts';

/** What an answer led to: from how the table was, beat by beat, to how it is now. */
export interface Told<V, E> {
  readonly before: V;
  readonly beats: readonly BeatOf<V, E>[];
  readonly after: V;
  /** What was told before it of the same answer: a turn that ended by itself is left without another. */
  readonly earlier?: Told<V, E> | null;
}

/** How the table is after each beat; the first is how it was before them all, the last how it is now. */
export function viewsOf<V extends { readonly pending: unknown }, E>({
  before,
  beats,
  after,
}: Told<V, E>): readonly [V, ...V[]] {
  const views: [V, ...V[]] = [{ ...before, pending: null }];
  for (const [index, { changes }] of beats.entries()) {
    const last = views[index] ?? before;
    views.push(index === beats.length - 1 ? after : sharing(last, { ...last, ...changes }));
  }
  return views;
}

/** What a log tells of the line that is played. */
export const eventsOf = <E>(log: readonly LogEntryOf<E>[]): readonly E[] =>
  log.flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));

/** A log without so many of the events that its latest answer led to. */
export function withoutLatest<E>(log: readonly LogEntryOf<E>[], count: number): readonly LogEntryOf<E>[] {
  const last = log.at(-1);
  if (count === 0 || last?.kind !== 'answered') return log;
  return [...log.slice(0, -1), { ...last, events: last.events.slice(0, -count) }];
}
