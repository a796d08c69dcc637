/** Long enough for what is asked for when a screen opens to be there. */
const ASKED = 100;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** What comes to an end by itself: a colour that changes, a card that flies. */
const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;

/** Ends once everything that moves or changes its colour in the page has come to rest. */
export async function still(): Promise<void> {
  await frame();
  for (;;) {
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
    if (moving.length === 0) return frame();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Ends once a screen that was just opened shows what it shows, and is still. */
export async function settled(): Promise<void> {
  await pause(ASKED);
  await still();
}
