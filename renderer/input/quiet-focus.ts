import { isWalked } from './walked.ts';

/*
 * The browser draws a ring around what was pressed with a pointer as soon as any key is pressed: Undo would stand framed for the
 * rest of the game for whoever plays with mouse and letters. What a pointer left in focus stays quiet until keys are used to walk
 * or to press.
 */

/** What has the focus because of a pointer bears this, and no ring. */
const QUIET = 'data-quiet';
/** With these one walks, or presses what is in focus. */
const WALKING = /^(Tab|Arrow|Home|End|Page|F6|Enter| )/;

let isPointing = false;

const wake = (element: Element | null): void => element?.removeAttribute(QUIET);

/** Notes a press of a pointer; for `pointerdown`. */
export function notePointer(): void {
  isPointing = true;
}

/** Notes a key that walks, with which the ring comes back; for `keydown`. */
export function noteKey({ key }: KeyboardEvent): void {
  if (!WALKING.test(key)) return;
  isPointing = false;
  wake(document.activeElement);
}

/** Keeps what a pointer brought the focus to without a ring; for `focusin`. */
export function noteFocus({ target }: FocusEvent): void {
  if (isWalked()) isPointing = false;
  if (target instanceof Element) target.toggleAttribute(QUIET, isPointing);
}

/** Forgets why something had the focus; for `focusout`. */
export function noteBlur({ target }: FocusEvent): void {
  if (target instanceof Element) wake(target);
}
