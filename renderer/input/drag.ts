import { input } from './input.svelte.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What dragging does; each of these things can also be done without it. */
export interface Drag<T> {
  /** What is picked up here; null where there is nothing to drag. */
  readonly pick: (on: Element) => T | null;
  readonly move: (what: T, at: Point, over: Element | null) => void;
  readonly drop: (what: T, over: Element | null) => void;
  /** It was let go nowhere, or Escape was pressed. */
  readonly cancel: (what: T) => void;
}

/** A hand that presses is not quite still, a finger less than a mouse. */
const STILL = { mouse: 6, touch: 10 } as const;

/** What a finger could scroll up and down here, so that it must not take cards along. */
function scrollsUnder(on: Element, root: Element): boolean {
  for (let box: Element | null = on; box !== null && box !== root; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(overflowY)) return true;
  }
  return false;
}

/** The press that ended a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** One pointer on its way from what it pressed. */
interface Way<T> {
  readonly on: Element;
  readonly from: Point;
  readonly pointer: number;
  readonly isTouch: boolean;
  what: T | null;
}

/**
 * Lets things be dragged with the mouse or a finger; for `{@attach}`. Where a finger could scroll up and down it does, and
 * drags when it goes sideways, or from a `data-grip`.
 */
export function dragging<T>(drag: Drag<T>): (root: HTMLElement) => () => void {
  return (root) => {
    let way: Way<T> | null = null;
    let withdraw: (() => void) | null = null;

    function end(): T | null {
      const what = way?.what ?? null;
      way = null;
      withdraw?.();
      withdraw = null;
      return what;
    }

    function cancel(): void {
      const what = end();
      if (what !== null) drag.cancel(what);
    }

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
      const from = { x: event.clientX, y: event.clientY };
      const isTouch = event.pointerType !== 'mouse';
      way = { on: event.target, from, pointer: event.pointerId, isTouch, what: null };
    }

    /** @returns whether something is being dragged */
    function go(at: Point): boolean {
      if (way === null) return false;
      if (way.what === null) {
        const far = Math.hypot(at.x - way.from.x, at.y - way.from.y);
        if (far < STILL[way.isTouch ? 'touch' : 'mouse']) return false;
        way.what = drag.pick(way.on);
        if (way.what === null) {
          way = null;
          return false;
        }
        root.setPointerCapture(way.pointer);
        withdraw = input.offer({ back: { run: cancel } });
      }
      drag.move(way.what, at, document.elementFromPoint(at.x, at.y));
      return true;
    }

    function move(event: PointerEvent): void {
      if (way?.pointer !== event.pointerId || (way.isTouch && way.what === null)) return;
      go({ x: event.clientX, y: event.clientY });
    }

    /** Decides for a finger before the browser does: from the first move on it either scrolls or drags. */
    function touch(event: TouchEvent): void {
      const [finger] = event.touches;
      if (way === null || finger === undefined || event.touches.length > 1) return;
      if (way.what !== null) return event.preventDefault();
      const at = { x: finger.clientX, y: finger.clientY };
      const isUpright = Math.abs(at.y - way.from.y) > Math.abs(at.x - way.from.x);
      const isHeld = way.on.closest('[data-grip]') !== null;
      if (isUpright && !isHeld && scrollsUnder(way.on, root)) way = null;
      else if (go(at)) event.preventDefault();
    }

    function up(event: PointerEvent): void {
      if (way?.pointer !== event.pointerId) return;
      const what = end();
      if (what === null) return;
      swallowClick();
      drag.drop(what, document.elementFromPoint(event.clientX, event.clientY));
    }

    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', up, { signal });
    root.addEventListener('pointercancel', cancel, { signal });
    root.addEventListener('touchmove', touch, { signal, passive: false });
    return () => {
      cancel();
      stop.abort();
    };
  };
}
