import type { Beat } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { cuesOf } from './cues.ts';
import type { Cue } from './cue.ts';

type Beats = readonly (readonly Cue[])[];

/**
 * What the beats of an answer show, with a breath before the Opponents' attacks: what players did and what comes of it would be
 * one stream. It is where the Clean-Up begins that they attack in, or in which somebody is asked whom they attack.
 * @param views how the table stands before each beat, and after them all
 */
export function cuesOfAll(beats: readonly Beat[], views: readonly [View, ...View[]]): Beats {
  const cues = beats.map((beat, at) => cuesOf(beat, views[at] ?? views[0], views[at + 1] ?? views[0]));
  return cues.map((all, at) =>
    all.some((cue) => cue.kind === 'phase' && cue.phase === 'cleanUp') && attacksFollow(cues, views, at)
      ? [...all, { kind: 'onslaught' }]
      : all,
  );
}

function attacksFollow(cues: Beats, views: readonly View[], from: number): boolean {
  const rest = cues.slice(from);
  const ends = rest.findIndex((beat) => beat.some(({ kind }) => kind === 'weighed'));
  if (rest.slice(0, ends < 0 ? rest.length : ends).some((beat, at) => isTheirs(beat, views[from + at])))
    return true;
  const last = views.at(-1);
  return ends < 0 && last?.phase === 'cleanUp' && last.pending?.about === 'opponentTarget';
}

const isTheirs = (beat: readonly Cue[], before: View | undefined): boolean =>
  beat.some(
    (cue) =>
      cue.kind === 'blow' &&
      before?.inPlay.some(({ id, side }) => id === cue.by && side === 'opponent') === true,
  );
