import type { Acts } from './acts.ts';
import { ghostOf, place } from './ghost.ts';
import { shatter } from './glass-break.ts';

/** So many windows break at most, each of seven shards; others are gone with the first. */
const MOST = 10;
/** The last one breaks so late, as a share of the time. */
const LAST = 0.45;

/** Won: whoever still stands against the Good side falls, one after the other. */
export function routed(acts: Acts, table: HTMLElement, ms: number): void {
  const units = [...table.querySelectorAll<HTMLElement>('[data-zone=opponent] [data-unit]')];
  const cards = units.map((unit) => unit.querySelector<HTMLElement>('[data-card]') ?? unit);
  const windows = cards.slice(0, MOST).map((card) => {
    const box = card.getBoundingClientRect();
    return { what: ghostOf(card, box), box };
  });
  windows.forEach((window, at) => {
    const wait = (ms * LAST * at) / windows.length;
    shatter(acts, window, { ms: ms - wait, isGreat: true, wait });
  });
  for (const unit of units)
    acts.play(unit, [{ opacity: 0 }, { opacity: 0 }], { duration: ms, fill: 'forwards' });
}

/** Lost: night comes down over the table. */
export function nightfall(acts: Acts, table: HTMLElement, ms: number): void {
  const dusk = acts.put(document.createElement('div'));
  dusk.className = 'dusk';
  place(dusk, table.getBoundingClientRect());
  acts.play(
    dusk,
    [
      { opacity: 0, transform: 'translateY(-100%)' },
      { opacity: 1, transform: 'translateY(-30%)', offset: 0.7, easing: 'ease-out' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: ms, fill: 'forwards' },
  );
}
