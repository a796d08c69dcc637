import type { FreshQuestion } from './fresh-question.ts';

/** What a click can answer with. */
const ANSWERS = '[data-option], [data-card]';

/**
 * Lets the second half of a double click go where it would answer a question that came in between, and tells the question
 * of every press. It sees clicks before, and keys after, whatever they are meant for.
 * @returns a function that ends it
 */
export function letGoOfLatePresses(fresh: FreshQuestion): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const clicking = (event: MouseEvent): void => {
    const isAnswer = event.target instanceof Element && event.target.closest(ANSWERS) !== null;
    if (event.detail > 1 && isAnswer && fresh.isUnread()) {
      event.preventDefault();
      event.stopPropagation();
    }
    fresh.press()();
  };
  let over = (): void => undefined;
  const begun = (): void => void (over = fresh.press());
  const done = ({ repeat }: KeyboardEvent): void => {
    if (!repeat) over();
  };
  window.addEventListener('click', clicking, { signal, capture: true });
  window.addEventListener('keydown', begun, { signal, capture: true });
  window.addEventListener('keydown', done, { signal });
  return () => stop.abort();
}
