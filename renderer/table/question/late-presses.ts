import type { FreshQuestion } from './fresh-question.svelte.ts';

/** What a press can answer with. */
export const ANSWERS = '[data-option], [data-card], [data-confirm], [data-pile]';
const PRESSES = ['Enter', ' '];

/** A press that would answer goes nowhere. */
function letGo(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Lets presses go that were begun for what stood there before and would answer the question that came in between: the second
 * half of a double click, and Enter where the focus stayed. Of a key that is held only the first press counts. Of a double
 * click the second half is for what the first one pressed: a choice that has come up under the pointer in between is not.
 * @returns a function that ends it
 */
export function letGoOfLatePresses(fresh: FreshQuestion): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const answerAt = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(ANSWERS) : null;
  /** What the first press of those that follow each other was for. */
  let first: Element | null = null;
  const clicking = (event: MouseEvent): void => {
    const answer = answerAt(event);
    const isSecond = event.detail > 1 && answer !== null && (answer !== first || fresh.isUnread);
    if (event.detail <= 1) first = answer;
    if (isSecond) letGo(event);
  };
  const pressing = (event: KeyboardEvent): void => {
    if (PRESSES.includes(event.key) && answerAt(event) !== null && (event.repeat || fresh.isUnread))
      letGo(event);
  };
  window.addEventListener('click', clicking, { signal, capture: true });
  window.addEventListener('keydown', pressing, { signal, capture: true });
  return () => stop.abort();
}
