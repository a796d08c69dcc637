/**
 * Has an element measured whenever its size changes, in the next frame: what is measured changes other sizes, which have to
 * be told first.
 * @returns a function that ends it
 */
export function whenResized(element: Element, measure: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/**
 * Attaches a measure to an element: it is taken at once and whenever its size changes. `bind:clientWidth` takes it while sizes
 * are still being told, and where an element's width decides on its height that never ends.
 */
export const sized =
  (measure: (element: HTMLElement) => void) =>
  (element: HTMLElement): (() => void) => {
    const look = (): void => measure(element);
    look();
    return whenResized(element, look);
  };
