import type { Acts } from '../../../table/motion/acts.ts';
import { ghostOf, place } from '../../../table/motion/ghost.ts';
import { shatter } from './glass-break.ts';

/** So many windows break at most, each of seven shards; others are gone with the first. */
const MOST = 10;
/** The last one breaks so late, as a share of the time. */
const LAST = 0.45;

/** So long after its beat it stays so, in milliseconds: by then the end of the game lies over the table. */
const STAYS = 1500;

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
  // Told to its end, the table is shown as it stands: those who fell would be back for a moment.
  for (const unit of units) unit.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + STAYS });
}

/** Lost: night comes down over the table, beside the stage, which is cleared when all is told. */
export function nightfall(table: HTMLElement, ms: number): void {
  const dusk = document.createElement('div');
  dusk.className = 'dusk';
  dusk.ariaHidden = 'true';
  place(dusk, table.getBoundingClientRect());
  table.append(dusk);
  const long = ms + STAYS;
  const movement = dusk.animate(
    [
      { opacity: 0, transform: 'translateY(-100%)' },
      { opacity: 1, transform: 'translateY(-30%)', offset: (ms * 0.7) / long, easing: 'ease-out' },
      { opacity: 1, transform: 'none', offset: ms / long },
      { opacity: 1, transform: 'none' },
    ],
    { duration: long },
  );
  movement.onfinish = (): void => dusk.remove();
}
