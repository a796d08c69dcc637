/** So many frames in a row in which nothing is built, taken away, said anew or given another size. */
const QUIET = 4;
/** So many frames at most, on a busy machine too: what has not come to rest by then never does. */
const PATIENCE = 300;
/** So many of the frames that were waited for are told of, so that what came first does not hide what never ends. */
const TOLD = 3;

const WATCHED: MutationObserverInit = {
  ...{ subtree: true, childList: true, characterData: true },
  attributeFilter: ['style', 'data-sized', 'data-shape'],
};

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

/** What changed, in words by which it is found in a component. */
function told({ type, target, attributeName }: MutationRecord): string {
  const element = target instanceof Element ? target : target.parentElement;
  const tag = element?.cloneNode(false);
  const where = tag instanceof Element ? tag.outerHTML.slice(0, 200) : target.nodeName;
  const what = { attributes: attributeName ?? type, childList: 'children', characterData: 'text' }[type];
  return `${what} of ${where}: ${(target.textContent ?? '').trim().slice(0, 80)}`;
}

/**
 * Ends once a screen that was just opened has all that it asked for, shows it, and is still. Fails where that never comes:
 * what is measured then is measured too early.
 */
export async function settled(patience = PATIENCE): Promise<void> {
  let quiet = 0;
  let latest: readonly (readonly MutationRecord[])[] = [];
  const watch = new MutationObserver((records) => {
    quiet = 0;
    latest = [...latest.slice(1 - TOLD), records];
  });
  watch.observe(document, WATCHED);
  let drawn = 0;
  for (; quiet < QUIET && drawn < patience; drawn += 1, quiet += 1) await frame();
  watch.disconnect();
  if (quiet < QUIET) {
    const changes = [...new Set(latest.flat().map(told))].join('\n');
    throw new Error(`After ${String(patience)} frames this still does not rest:\n${changes}`);
  }
  // Letters that come later are of another width.
  await document.fonts.ready;
  await still();
}
