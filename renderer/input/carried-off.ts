import { dragging } from './drag.ts';

/**
 * What does something when it is pressed does so as well where it is dragged away and let go in the window; for `{@attach}`.
 * @param may whether it is for that now
 */
export const carriedOff =
  (may: () => boolean, run: () => void) =>
  (from: HTMLElement): (() => void) => {
    const stop = new AbortController();
    // Whoever is quick has left it with the first move.
    const hold = ({ button, pointerId }: PointerEvent): void => {
      if (button === 0 && may()) from.setPointerCapture(pointerId);
    };
    from.addEventListener('pointerdown', hold, { signal: stop.signal });
    const end = dragging<true>({
      pick: () => may() || null,
      move: () => undefined,
      drop: (_, over) => {
        if (over !== null && !from.contains(over)) run();
      },
      cancel: () => undefined,
    })(from);
    return () => {
      stop.abort();
      end();
    };
  };
