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

/** So often at most a touch is begun. */
const TRIES = 3;

/**
 * Touches as a person would on a slow machine: Chromium takes a touch back (`pointercancel`) when the page does not answer for a
 * second, whatever the page does with it, and then one touches again. What was begun must be as if it had never been.
 */
async function tillKept(touching: () => Promise<void>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) if (await isKept(touching)) return;
}

/** @returns whether the browser has left the touch with the page to its end */
async function isKept(touching: () => Promise<void>): Promise<boolean> {
  let kept = true;
  const lose = (): void => void (kept = false);
  window.addEventListener('pointercancel', lose, { capture: true });
  await touching();
  window.removeEventListener('pointercancel', lose, { capture: true });
  return kept;
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

  /**
   * Puts a finger on something and takes it away after a while; left out, at once: a page that is busy would hold the finger
   * down until it has become a long press.
   */
  tap: (on: Element, milliseconds?: number): Promise<void> =>
    tillKept(async () => {
      const down = touch('touchStart', [spotOf(on)]);
      if (milliseconds !== undefined) {
        await down;
        await wait(milliseconds);
      }
      await Promise.all([down, touch('touchEnd', [])]);
      await wait(50);
    }),

  /** Puts a finger on something, goes with it to something else, and takes it away there. */
  drag: (from: Element, to: Element): Promise<void> => {
    const [start, end] = [spotOf(from), spotOf(to)];
    return tillKept(() => dragTo(start, end));
  },
};
