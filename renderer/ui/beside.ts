import { placeOf, type Spot } from './beside-place.ts';

export type { Spot } from './beside-place.ts';

/** What bears this stays in sight whatever opens over the page. */
const KEPT = '[data-kept-clear]';

function placeBeside(panel: HTMLElement, spot: Spot): void {
  const kept = [...document.querySelectorAll(KEPT)].map((one) => one.getBoundingClientRect());
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placeOf(spot, size, { width: window.innerWidth, height: window.innerHeight }, kept);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/**
 * Opens a panel beside what it belongs to, with the focus, and keeps it there while it grows. Gone, it leaves the focus where
 * it was before, unless somebody has it by then.
 */
export const openBeside =
  (spot: Spot) =>
  (panel: HTMLElement): (() => void) => {
    const before = document.activeElement;
    panel.showPopover();
    panel.focus();
    const observer = new ResizeObserver(() => placeBeside(panel, spot));
    observer.observe(panel);
    return () => {
      observer.disconnect();
      if (panel.matches(':popover-open')) panel.hidePopover();
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  };
