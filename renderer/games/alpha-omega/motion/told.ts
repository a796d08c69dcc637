import type { Beat, LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { sharing } from '../../../shared.ts';

/** What an answer led to: from how the table was, beat by beat, to how it is now. */
export interface Told {
  readonly before: View;
  readonly beats: readonly Beat[];
  readonly after: View;
  /** What was told before it of the same answer: a turn that ended by itself is left without another. */
  readonly earlier?: Told | null;
}

/** How the table is after each beat; the first is how it was before them all, the last how it is now. */
export function viewsOf({ before, beats, after }: Told): readonly [View, ...View[]] {
  const views: [View, ...View[]] = [{ ...before, pending: null }];
  for (const [index, { changes }] of beats.entries()) {
    const last = views[index] ?? before;
    views.push(index === beats.length - 1 ? after : sharing(last, { ...last, ...changes }));
  }
  return views;
}

/** A log without so many of the events that its latest answer led to. */
export function withoutLatest(log: readonly LogEntry[], count: number): readonly LogEntry[] {
  const last = log.at(-1);
  if (count === 0 || last?.kind !== 'answered') return log;
  return [...log.slice(0, -1), { ...last, events: last.events.slice(0, -count) }];
}
