/** How long a finger rests on something to look at it, and how far it may tremble, in milliseconds and pixels. */
const LONG = 500;
const STILL = 10;

/**
 * Tells of a finger that rests on something; for `{@attach}`. Nothing is pressed by it then, and no menu opens.
 * @param look says whether there was anything to look at
 */
export function longPress(look: (on: Element) => boolean): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let isLong = false;

    function down(event: PointerEvent): void {
      isLong = false;
      clearTimeout(timer);
      const { target } = event;
      if (event.pointerType === 'mouse' || !event.isPrimary || !(target instanceof Element)) return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        isLong = look(target);
      }, LONG);
    }

    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    }

    const end = (): void => clearTimeout(timer);

    function click(event: MouseEvent): void {
      if (!isLong) return;
      isLong = false;
      event.stopPropagation();
      event.preventDefault();
    }

    /** The system's own long press comes as a menu. */
    function menu(event: MouseEvent): void {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
      event.stopPropagation();
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', end, { signal });
    root.addEventListener('pointercancel', end, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    root.addEventListener('contextmenu', menu, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
