import { cuesOf } from './cues.ts';
import type { Cue } from './cue.ts';
import { viewsOf } from '../../../table/told.ts';
import type { Told } from './told.ts';

/** All that was told of the same answer before this: it stays marked until the next. */
export function earlierCues({ earlier = null }: Told): readonly Cue[] {
  if (earlier === null) return [];
  const views = viewsOf(earlier);
  const own = earlier.beats.flatMap((beat, at) =>
    cuesOf(beat, views[at] ?? earlier.before, views[at + 1] ?? earlier.after),
  );
  return [...earlierCues(earlier), ...own];
}
