import type { Beat } from '../../../../electron/shared/api.ts';
import type { View } from '../../../../engine/index.ts';
import { sharing } from '../../../shared.ts';

/** What an answer led to: from how the table was, beat by beat, to how it is now. */
export interface Told {
  readonly before: View;
  readonly beats: readonly Beat[];
  readonly after: View;
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
