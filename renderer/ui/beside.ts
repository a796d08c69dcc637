/** Room left between a panel, what it belongs to, and the edges of the window. */
const GAP = 8;

/** Where something is on the screen. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Puts a panel under what it belongs to if there is room, else above it, else as near as the window lets it. */
function placeBeside(panel: HTMLElement, { left, top, width, height }: Spot): void {
  const room = {
    x: window.innerWidth - panel.offsetWidth - GAP,
    y: window.innerHeight - panel.offsetHeight - GAP,
  };
  const below = top + height + GAP;
  const above = top - panel.offsetHeight - GAP;
  const y = below <= room.y ? below : above >= GAP ? above : room.y;
  panel.style.left = `${Math.max(GAP, Math.min(left + width / 2 - panel.offsetWidth / 2, room.x))}px`;
  panel.style.top = `${Math.max(GAP, Math.min(y, room.y))}px`;
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
