import { sounds } from '../../../sound/sound-box.svelte.ts';
import type { Cue } from './cue.ts';
import { forceOf, soundsOf } from './hearing.ts';
import type { Timing, Clock } from '../../../table/motion/schedule.ts';
import { WEIGHING } from './weighing.ts';

/** Plays what cues sound like, all at once. */
export function hear(cues: readonly Cue[]): void {
  for (const sound of soundsOf(cues)) sounds.play(sound, forceOf(sound, cues));
}

/**
 * Plays what a beat sounds like as the table changes: an attack that has flown was heard as it set out, and the scale is heard
 * when it tips, as before that nobody knows which way.
 * @returns leaves out what was not heard yet
 */
export function hearBeat(cues: readonly Cue[], { lead, rest }: Timing, clock: Clock): () => void {
  const isLate = ({ kind }: Cue): boolean => kind === 'weighed' && rest > 0;
  hear(cues.filter((cue) => !isLate(cue) && !(cue.kind === 'blow' && lead > 0)));
  const late = cues.filter(isLate);
  return late.length === 0 ? () => undefined : clock.after(rest * WEIGHING.tips, () => hear(late));
}
