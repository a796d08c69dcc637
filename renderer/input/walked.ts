/*
 * Where the focus goes by itself (back from a dialog, on from what is gone) nobody has gone to: what opens for whoever comes by
 * key or gamepad opens only for a walk.
 */

/** A pointer shows by itself where it is; what comes by key or gamepad needs a ring. */
const RING: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true };

let isWalking = false;
let isTabbing = false;

/** Puts the focus where somebody goes by key or gamepad. */
export function walkTo(on: HTMLElement): void {
  isWalking = true;
  on.focus(RING);
  isWalking = false;
}

/** Notes that Tab is pressed, with which the focus walks by itself; for `keydown`. */
export function noteTab({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  isTabbing = true;
  setTimeout(() => (isTabbing = false));
}

/** Whether the focus that comes just now was brought by somebody. */
export const isWalked = (): boolean => isWalking || isTabbing;
