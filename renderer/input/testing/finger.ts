import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element on the screen: the tests' own frame lies somewhere on the page of the browser. */
function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]): Promise<unknown> =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** So often at most a drag is begun. */
const TRIES = 3;

/**
 * Drags as a person would on a slow machine: Chromium takes a touch back (`pointercancel`) when the page does not answer for a
 * second, whatever the page does with it, and then one drags again. What was begun must be as if it had never been.
 */
async function go(start: Spot, end: Spot): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) if (await goesOnce(start, end)) return;
}

/** @returns whether the browser has left the touch with the page to its end */
async function goesOnce(start: Spot, end: Spot): Promise<boolean> {
  let isKept = true;
  const lose = (): void => void (isKept = false);
  window.addEventListener('pointercancel', lose, { capture: true });
  await dragTo(start, end);
  window.removeEventListener('pointercancel', lose, { capture: true });
  return isKept;
}

async function dragTo(start: Spot, end: Spot): Promise<void> {
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ]);
    await wait(20);
  }
  await touch('touchEnd', []);
  await wait(50);
}

export const finger = {
  /** Makes the browser believe in a screen for fingers as long as something is done. */
  async onItsScreen(act: () => Promise<void>): Promise<void> {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    try {
      await act();
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
  },

  /** Puts a finger on something and takes it away after a while. */
  async tap(on: Element, milliseconds = 30): Promise<void> {
    await touch('touchStart', [spotOf(on)]);
    await wait(milliseconds);
    await touch('touchEnd', []);
    await wait(50);
  },

  /** Puts a finger on something, goes with it to something else, and takes it away there. */
  drag: (from: Element, to: Element): Promise<void> => go(spotOf(from), spotOf(to)),
};
