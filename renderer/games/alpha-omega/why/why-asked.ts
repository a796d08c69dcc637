import type { Explanation, Why } from '../../../../engine/alpha-omega/index.ts';
import type { ToldLine } from '../words/telling/told-line.ts';

/** Where on the page somebody asked why: the panel opens beside it. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * What a reason is wanted for: one of some questions about the table, a line of the story that brings its own, or one that tells
 * what a computer player did, by the moment of that answer.
 */
export type Subject =
  | { readonly whys: readonly Why[] }
  | { readonly line: ToldLine; readonly why: Explanation }
  | { readonly line: ToldLine; readonly given: number };

/** A reason that is wanted, and where. */
export type Asked = Subject & { readonly at: Place };

/** What is under the pointer or in focus, and what can be asked about it. */
export interface Attention {
  readonly on: HTMLElement;
  readonly whys: readonly Why[];
}

/** Where the panel of an element opens: of a card in a hand it stands above the question, whose buttons it would cover. */
export function placeOf(on: Element): Place {
  const at = on.getBoundingClientRect();
  const top = on.closest('.hand') && document.querySelector('.ask')?.getBoundingClientRect().top;
  if (typeof top !== 'number' || top >= at.top) return at;
  return { left: at.left, width: at.width, top, height: at.bottom - top };
}

/** What of a card is pressed in a fan lies over its numbers. */
const GRIP = '.hit';

const isAt = (element: Element, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
};

/** The question that the pressed part of a card puts: its numbers bear `data-why`. */
export function pressedNumber(event: MouseEvent): Why['about'] | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const numbers = target.matches(GRIP) ? target.closest('button')?.querySelectorAll('[data-why]') : null;
  const number =
    numbers == null ? target.closest('[data-why]') : [...numbers].find((each) => isAt(each, event));
  const about = number?.getAttribute('data-why');
  return about === 'strength' || about === 'attack' || about === 'hitPoints' ? about : null;
}
