import { smoothness } from '../../../table/motion/smoothness.svelte.ts';
import type { Acts } from '../../../table/motion/acts.ts';
import { place } from '../../../table/motion/ghost.ts';

/** So much later each Opponent rises than the one beside it, as a share of the time, and so far they lean, in pixels. */
const [LATER, LEAN] = [0.06, 12];

/** The Opponents rise before they attack, one after the other, and their half of the table takes fire. */
export function loom(acts: Acts, table: HTMLElement, ms: number): void {
  const side = table.querySelector('[data-zone=opponent]');
  if (side === null) return;
  if (!smoothness.isLate) {
    const threat = acts.put(document.createElement('div'));
    threat.className = 'threat';
    place(threat, side.getBoundingClientRect());
    const burns = [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }];
    acts.leave(threat, acts.play(threat, burns, { duration: ms, fill: 'both' }));
  }
  const units = side.querySelectorAll('[data-unit]:has([data-why=strength]):not(:has(> [data-card] .acted))');
  units.forEach((unit, at) => {
    acts.play(
      unit,
      [
        { transform: 'none', easing: 'ease-out' },
        { transform: `translateY(${-LEAN / 2}px) scale(1.04)`, offset: 0.35, easing: 'ease-in' },
        { transform: `translateY(${LEAN}px) scale(1.02)`, offset: 0.7, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: ms * 0.7, delay: Math.min(0.3, LATER * at) * ms },
    );
  });
}
