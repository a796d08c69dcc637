import { windowClock, type Clock } from '../motion/schedule.ts';

/** So long nobody sees that another button has come under a pointer that rests, in milliseconds. */
const UNSEEN = 1000;

/** A hand that rests is not quite still, in pixels. */
const STILL = 8;

const LATE = 'data-late';

interface Place {
  readonly x: number;
  readonly y: number;
}

const buttonOf = (on: EventTarget | null): HTMLButtonElement | null =>
  on instanceof Element ? on.closest('[data-zone=question] button') : null;

/** What a button is for: that of the next question may be another of the same. */
const nameOf = (button: HTMLButtonElement | null): string | null =>
  button === null ? null : `${button.dataset['option'] ?? ''} ${button.textContent}`;

/**
 * Keeps a button that has come up under a mouse that rests from being pressed for a moment: such a press was meant for what stood
 * there before. The button bears `data-late` as long, by which a style sheet lets no pointer reach it. Keys reach it.
 */
export class RestingPointer {
  readonly #clock: Clock;
  #at: Place | null = null;
  /** What it pointed at when it came there, or pressed there. */
  #name: string | null = null;
  #late: HTMLButtonElement | null = null;
  #forget = (): void => undefined;

  constructor(clock: Clock = windowClock) {
    this.#clock = clock;
  }

  /**
   * Follows the pointer.
   * @returns a function that ends it
   */
  follow(): () => void {
    const stop = new AbortController();
    const how = { signal: stop.signal, capture: true, passive: true };
    const go = (event: PointerEvent): void => this.#go(event);
    window.addEventListener('pointermove', go, how);
    window.addEventListener('pointerdown', go, how);
    return () => {
      stop.abort();
      this.#release();
    };
  }

  /** Something else is asked from now on, and is drawn. */
  asked(): void {
    this.#release();
    if (this.#at === null) return;
    const button = buttonOf(document.elementFromPoint(this.#at.x, this.#at.y));
    if (button === null || nameOf(button) === this.#name) return;
    button.setAttribute(LATE, '');
    this.#late = button;
    this.#forget = this.#clock.after(UNSEEN, () => this.#release());
  }

  #go({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void {
    const isStill = this.#at !== null && Math.hypot(this.#at.x - x, this.#at.y - y) <= STILL;
    if (this.#late !== null && isStill && pointerType === 'mouse') return;
    this.#release();
    // A finger rests nowhere.
    this.#at = pointerType === 'mouse' ? { x, y } : null;
    this.#name = nameOf(buttonOf(target));
  }

  #release(): void {
    this.#forget();
    this.#late?.removeAttribute(LATE);
    this.#late = null;
  }
}
