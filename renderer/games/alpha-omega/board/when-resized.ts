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
