/** So many frames in a row in which nothing is built, taken away, said anew or given another size. */
const QUIET = 4;
/** So many frames at most: a search that tells how far it is never comes to rest. */
const PATIENCE = 60;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Lets so many frames be drawn. */
export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) await frame();
}

/** What comes to an end by itself: a colour that changes, a card that flies. */
const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;

/** Ends once everything that moves or changes its colour in the page stands where it was to come to rest. */
export async function still(): Promise<void> {
  await frame();
  for (;;) {
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
    if (moving.length === 0) return frame();
    for (const one of moving) one.finish();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Ends once a screen that was just opened has all that it asked for, shows it, and is still. */
export async function settled(): Promise<void> {
  let quiet = 0;
  const watch = new MutationObserver(() => (quiet = 0));
  watch.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['style', 'data-sized', 'data-shape'],
  });
  for (let drawn = 0; quiet < QUIET && drawn < PATIENCE; drawn += 1, quiet += 1) await frame();
  watch.disconnect();
  // Letters that come later are of another width.
  await document.fonts.ready;
  await still();
}
