import type { Cue } from './cue.ts';
import { isWorthAKey, timingsOf } from './pace.ts';
import type { Pace, Slot } from '../../../table/motion/schedule.ts';

/** The times of the beats at a pace; at `step`, nothing waits when nothing worth a key follows. */
export function slotsOf(
  cues: readonly (readonly Cue[])[],
  pace: Pace,
  brief: number,
  times: readonly number[],
): readonly Slot[] {
  const last = cues.findLastIndex(isWorthAKey);
  const timings = timingsOf(cues, pace, brief, times);
  return cues.map((beat, index) => ({
    ...(timings[index] ?? { lead: 0, rest: 0 }),
    stays: 0,
    waits: pace === 'step' && index < last && isWorthAKey(beat),
  }));
}
