/**
 * Does what the right button of a mouse asks for once that is let go. Some systems tell of it while it is pressed, and letting
 * it go would close whatever had opened by then. A key that asks for the same is answered at once.
 */
export function onceLetGo({ buttons }: MouseEvent, run: () => void): void {
  if (buttons === 0) {
    run();
    return;
  }
  const stop = new AbortController();
  const { signal } = stop;
  const end = (): void => stop.abort();
  window.addEventListener('pointerup', run, { signal, capture: true, once: true });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('pointerup', end, { signal });
}
