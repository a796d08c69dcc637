import type { InPlayView, View } from '../../../../engine/alpha-omega/index.ts';
import type { CueOf } from './cue.ts';

/** Cards whose Strength is another one, because another card says so: not those that changed sides, came or went. */
export function strengthCues(before: View, after: View): readonly CueOf<'strength'>[] {
  if (before.inPlay === after.inPlay) return [];
  const earlier = new Map(before.inPlay.map((card) => [card.id, card]));
  return after.inPlay.flatMap((now) => {
    const was = earlier.get(now.id);
    const by = was === undefined ? 0 : changeBetween(was, now);
    return by === 0 ? [] : [{ kind: 'strength', card: now.id, by }];
  });
}

function changeBetween(was: InPlayView, now: InPlayView): number {
  if (was.strength === null || now.strength === null) return 0;
  return was.countsFor === now.countsFor ? now.strength - was.strength : 0;
}
