/**
 * Resolves once the next frame is painted: what was just pressed is seen to be pressed before something long begins.
 * A page that is not shown paints nothing, and nobody waits for it.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    // What is new before a frame is painted in it; the next task is the first one after that.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
