import { smoothness } from './smoothness.svelte.ts';
import type { Acts } from './acts.ts';
import { holdOf, strike } from './blows.ts';

/** So many splinters fly at most, one for each point of damage, and a blow of one point leaves none. */
const [MOST, LEAST] = [7, 2];

/** How far they fly, in pixels, from the hit and down again, and how long they take, as a share of the beat. */
const FLIES = { out: 34, more: 9, falls: 46, share: 0.55 } as const;

/** Splinters of glass fly off: as many as it is hurt, from the edge that was hit. */
function splinter(
  acts: Acts,
  box: DOMRectReadOnly,
  { damage, ms, down, wait }: { damage: number; ms: number; down: boolean; wait: number },
): void {
  if (damage < LEAST) return;
  const count = Math.min(MOST, damage);
  const edge = down ? box.top : box.bottom;
  for (let at = 0; at < count; at += 1) {
    // From one side to the other, the middle ones farthest.
    const side = count === 1 ? 0 : (2 * at) / (count - 1) - 1;
    const part = acts.put(document.createElement('div'));
    part.className = 'splinter';
    const [x, y] = [box.x + box.width * (0.5 + side * 0.22), edge];
    const far = FLIES.out + FLIES.more * (count - Math.abs(side) * 2);
    const to = [side * far * 1.3, (down ? -1 : 1) * far * (1 - Math.abs(side) * 0.45)] as const;
    const turn = 140 + 60 * (at % 3);
    const pose = (share: number, falls: number, angle: number): string =>
      `translate(${x + to[0] * share}px, ${y + to[1] * share + falls}px) rotate(${angle}deg)`;
    const movement = acts.play(
      part,
      [
        { transform: pose(0, 0, at * 40), opacity: 1, easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)' },
        { transform: pose(1, 0, at * 40 + turn), opacity: 1, offset: 0.5, easing: 'ease-in' },
        { transform: pose(1.2, FLIES.falls, at * 40 + turn * 1.8), opacity: 0 },
      ],
      { duration: ms * FLIES.share, delay: wait, fill: 'both' },
    );
    acts.leave(part, movement);
  }
}

/** A card is hit, away from whoever stands across the board; what still stands loses splinters. */
export function hit(
  acts: Acts,
  what: HTMLElement | null,
  box: DOMRectReadOnly,
  { damage, ms }: { readonly damage: number; readonly ms: number },
): void {
  const down = what?.closest('[data-zone=opponent]') === null;
  strike(acts, what, box, { damage, ms, down });
  if (what !== null && !smoothness.isLate) splinter(acts, box, { damage, ms, down, wait: holdOf(damage) });
}
