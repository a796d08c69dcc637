import type { FreshQuestion } from './fresh-question.svelte.ts';

/** What a press can answer with. */
export const ANSWERS = '[data-option], [data-card], [data-confirm]';
const PRESSES = ['Enter', ' '];

/** A press that would answer goes nowhere. */
function letGo(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Lets presses go that were begun for what stood there before and would answer the question that came in between: the second
 * half of a double click, and Enter where the focus stayed. Of a key that is held only the first press counts.
 * @returns a function that ends it
 */
export function letGoOfLatePresses(fresh: FreshQuestion): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isAnswer = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(ANSWERS) !== null;
  const clicking = (event: MouseEvent): void => {
    if (event.detail > 1 && isAnswer(event) && fresh.isUnread) letGo(event);
  };
  const pressing = (event: KeyboardEvent): void => {
    if (PRESSES.includes(event.key) && isAnswer(event) && (event.repeat || fresh.isUnread)) letGo(event);
  };
  window.addEventListener('click', clicking, { signal, capture: true });
  window.addEventListener('keydown', pressing, { signal, capture: true });
  return () => stop.abort();
}
