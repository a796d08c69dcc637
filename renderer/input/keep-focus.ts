import { input } from './input.svelte.ts';

/** The card that an element of the table shows. */
const cardOf = (element: Element | null): string | null =>
  element?.closest('[data-card]')?.getAttribute('data-card') ?? null;

/** A card that is gone leaves the focus to the next one in a list that bears this. */
const LIST = '[data-keeps-focus]';

/** Where in such a list the focus was. */
interface Place {
  readonly list: Element;
  readonly at: number;
}

const cardsIn = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-card]'),
];

function placeOf(element: Element | null): Place | null {
  const list = element?.closest(LIST) ?? null;
  const card = element?.closest<HTMLElement>('[data-card]') ?? null;
  return list === null || card === null ? null : { list, at: cardsIn(list).indexOf(card) };
}

/** What lies now where the focus was, or last before it; a pointer goes on from where it is. */
function nextAt(place: Place | null): HTMLElement | null {
  const isWalking = input.device === 'keyboard' || input.device === 'gamepad';
  if (place === null || !isWalking || !place.list.isConnected) return null;
  const cards = cardsIn(place.list);
  return cards[Math.min(place.at, cards.length - 1)] ?? null;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page when what had it is gone or no longer to be pressed: it goes to the same card if that lies
 * elsewhere now, else to the next of its list that keeps it, else to where the page wants it. Without this a keyboard starts
 * again at the top.
 * @param otherwise where the focus goes
 */
export function keepFocus(otherwise: () => HTMLElement | null): (page: HTMLElement) => () => void {
  return (page) => {
    let card: string | null = null;
    let place: Place | null = null;
    let timer = 0;

    function mend(): void {
      if (!isLost() || document.querySelector('dialog[open]') !== null) return;
      const same = card === null ? null : page.querySelector<HTMLElement>(`[data-card="${card}"]`);
      (same ?? nextAt(place) ?? otherwise())?.focus({ preventScroll: same === null });
    }

    function later(): void {
      clearTimeout(timer);
      timer = window.setTimeout(mend);
    }

    const note = ({ target }: FocusEvent): void => {
      const on = target instanceof Element ? target : null;
      card = cardOf(on);
      place = placeOf(on);
    };
    const observer = new MutationObserver(later);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    page.addEventListener('focusin', note);
    // A focus has the page laid out at once: it is built in one task, and laid out in another.
    later();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('focusin', note);
    };
  };
}
