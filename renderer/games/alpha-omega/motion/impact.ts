import type { Acts } from '../../../table/motion/acts.ts';
import { weightOf } from '../../../table/motion/blows.ts';
import type { Cue } from './cue.ts';
import { place } from '../../../table/motion/ghost.ts';

/** A blow of so much damage is felt by the whole board; a defeat always is. */
const FELT_FROM = 5;

/** How hard the board feels a defeat, at least, 0 to 1. */
const FALL = { usual: 0.5, great: 1 } as const;

/** How hard the whole board feels what happens at once, 0 to 1: the hardest of it. */
export function impactOf(cues: readonly Cue[]): number {
  return Math.max(
    0,
    ...cues.map((cue) => {
      if (cue.kind === 'hurt') return cue.amount < FELT_FROM ? 0 : weightOf(cue.amount);
      if (cue.kind === 'broken') return cue.isGreat === true ? FALL.great : FALL.usual;
      return cue.kind === 'lured' ? FALL.great : 0;
    }),
  );
}

/** How far the board is shaken, in pixels, and for how long at most. */
const SHAKEN = { least: 3, more: 4, ms: 340, share: 0.6 } as const;

/** Where it is on its way to rest, in shares of how far it goes: down, as a table that is struck, then to and fro. */
const SWINGS = [
  [0, 0],
  [0.3, 1],
  [-0.7, -0.55],
  [0.45, 0.3],
  [-0.2, -0.12],
  [0, 0],
] as const;

/** The board is shaken, and rests before its beat is over: nobody aims at what still moves. */
export function shake(acts: Acts, board: Element | null, force: number, ms: number): void {
  if (board === null || force === 0) return;
  const far = SHAKEN.least + SHAKEN.more * force;
  acts.play(
    board,
    SWINGS.map(([x, y]) => ({ transform: `translate(${x * far}px, ${y * far}px)` })),
    { duration: Math.min(SHAKEN.ms, ms * SHAKEN.share) },
  );
}

/** The light at the frame of a card that breaks. */
export function burst(
  acts: Acts,
  box: DOMRectReadOnly,
  { ms, isGreat, wait }: { readonly ms: number; readonly isGreat: boolean; readonly wait: number },
): void {
  const light = acts.put(document.createElement('div'));
  light.className = isGreat ? 'burst great' : 'burst';
  place(light, box);
  const movement = acts.play(
    light,
    [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'none', offset: 0.02 },
      { opacity: 0.9, transform: 'scale(1.06)', offset: 0.3 },
      { opacity: 0, transform: `scale(${isGreat ? 1.6 : 1.3})` },
    ],
    { duration: ms * (isGreat ? 0.6 : 0.45), delay: wait, easing: 'ease-out', fill: 'both' },
  );
  acts.leave(light, movement);
}

/** It grows dark where a card is drawn over to, until it stands there. */
export function darken(acts: Acts, side: Element | null, ms: number): void {
  if (side === null) return;
  const dark = acts.put(document.createElement('div'));
  dark.className = 'dark';
  place(dark, side.getBoundingClientRect());
  const movement = acts.play(
    dark,
    [
      { opacity: 0 },
      { opacity: 1, offset: 0.1 },
      { opacity: 0.55, offset: 0.2 },
      { opacity: 0.9, offset: 0.35 },
      { opacity: 0.9, offset: 0.75 },
      { opacity: 0 },
    ],
    { duration: ms, fill: 'forwards' },
  );
  acts.leave(dark, movement);
}
