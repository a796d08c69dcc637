import { input } from './input.svelte.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What dragging does; each of these things can also be done without it. */
export interface Drag<T> {
  /** What is picked up here; null where there is nothing to drag. */
  readonly pick: (on: Element, at: Point) => T | null;
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
interface Gesture<T> {
  readonly on: Element;
  readonly from: Point;
  readonly pointer: number;
  readonly isTouch: boolean;
  what: T | null;
}

class Dragger<T> {
  readonly #root: HTMLElement;
  readonly #drag: Drag<T>;
  #gesture: Gesture<T> | null = null;
  #withdraw: (() => void) | null = null;

  constructor(root: HTMLElement, drag: Drag<T>) {
    this.#root = root;
    this.#drag = drag;
  }

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType !== 'mouse';
    this.#gesture = { on: event.target, from, pointer: event.pointerId, isTouch, what: null };
  }

  move(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (gesture?.pointer !== event.pointerId || (gesture.isTouch && gesture.what === null)) return;
    this.#go(gesture, { x: event.clientX, y: event.clientY });
  }

  /** Decides for a finger before the browser does: from the first move on it either scrolls or drags. */
  touch(event: TouchEvent): void {
    const gesture = this.#gesture;
    const [finger] = event.touches;
    if (gesture === null || finger === undefined || event.touches.length > 1) return;
    const at = { x: finger.clientX, y: finger.clientY };
    const isUpright = Math.abs(at.y - gesture.from.y) > Math.abs(at.x - gesture.from.x);
    const isHeld = gesture.on.closest('[data-grip]') !== null;
    if (gesture.what !== null) event.preventDefault();
    else if (isUpright && !isHeld && scrollsUnder(gesture.on, this.#root)) this.#gesture = null;
    else if (this.#go(gesture, at)) event.preventDefault();
  }

  up(event: PointerEvent): void {
    if (this.#gesture?.pointer !== event.pointerId) return;
    const what = this.#end();
    if (what === null) return;
    swallowClick();
    this.#drag.drop(what, document.elementFromPoint(event.clientX, event.clientY));
  }

  cancel(): void {
    const what = this.#end();
    if (what !== null) this.#drag.cancel(what);
  }

  #end(): T | null {
    const what = this.#gesture?.what ?? null;
    this.#gesture = null;
    this.#withdraw?.();
    this.#withdraw = null;
    return what;
  }

  /** @returns whether something is being dragged */
  #go(gesture: Gesture<T>, at: Point): boolean {
    const far = Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y);
    if (gesture.what === null && far < STILL[gesture.isTouch ? 'touch' : 'mouse']) return false;
    if (gesture.what === null && !this.#begin(gesture)) return false;
    if (gesture.what !== null) this.#drag.move(gesture.what, at, document.elementFromPoint(at.x, at.y));
    return true;
  }

  #begin(gesture: Gesture<T>): boolean {
    gesture.what = this.#drag.pick(gesture.on, gesture.from);
    if (gesture.what === null) {
      this.#gesture = null;
      return false;
    }
    this.#root.setPointerCapture(gesture.pointer);
    this.#withdraw = input.offer({ back: { run: () => this.cancel() } });
    return true;
  }
}

/**
 * Lets things be dragged with the mouse or a finger; for `{@attach}`. Where a finger could scroll up and down it does, and
 * drags when it goes sideways, or from a `data-grip`.
 */
export function dragging<T>(drag: Drag<T>): (root: HTMLElement) => () => void {
  return (root) => {
    const dragger = new Dragger(root, drag);
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('pointerdown', (event) => dragger.down(event), { signal });
    root.addEventListener('pointermove', (event) => dragger.move(event), { signal });
    root.addEventListener('pointerup', (event) => dragger.up(event), { signal });
    root.addEventListener('pointercancel', () => dragger.cancel(), { signal });
    root.addEventListener('touchmove', (event) => dragger.touch(event), { signal, passive: false });
    return () => {
      dragger.cancel();
      stop.abort();
    };
  };
}
