import type { Option } from '../../../../engine/index.ts';
import type { FreshQuestion } from './fresh-question.svelte.ts';

/** What a press can answer with. */
export const ANSWERS = '[data-option], [data-card], [data-confirm], [data-pile]';
const option = (...ids: readonly Option['id'][]): string => ids.map((id) => `[data-option="${id}"]`).join();
/** What lets something be, and what may take its place and ends a turn. */
const DECLINES = option('decline', 'pass');
const ENDS = option('calling', 'end');
const PRESSES = ['Enter', ' '];

/** A press that would answer goes nowhere. */
function letGo(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Lets presses go that were begun for what stood there before and would answer the question that came in between: the second
 * half of a double click, and Enter where the focus stayed. Of a key that is held only the first press counts. Of a double
 * click the second half is for what the first one pressed: a choice that has come up under the pointer in between is not. Nor
 * does a press end a turn for a moment where something was declined.
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
    const { detail, clientX: x, clientY: y } = event;
    const answer = answerAt(event);
    const isSecond = detail > 1 && answer !== null && (answer !== first || fresh.isUnread);
    // A key presses nowhere.
    const pressed = detail > 0 ? answer : null;
    const meansTheSame = pressed?.matches(ENDS) === true && fresh.declinedAt({ x, y });
    if (detail <= 1) first = answer;
    if (isSecond || meansTheSame) letGo(event);
    else if (pressed?.matches(DECLINES) === true) fresh.declines({ x, y });
  };
  const pressing = (event: KeyboardEvent): void => {
    if (PRESSES.includes(event.key) && answerAt(event) !== null && (event.repeat || fresh.isUnread))
      letGo(event);
  };
  window.addEventListener('click', clicking, { signal, capture: true });
  window.addEventListener('keydown', pressing, { signal, capture: true });
  return () => stop.abort();
}
