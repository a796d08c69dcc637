/** The card that an element of the table shows. */
const cardOf = (element: Element | null): string | null =>
  element?.closest('[data-card]')?.getAttribute('data-card') ?? null;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page when what had it is gone or no longer to be pressed: it goes to the same card if that lies
 * elsewhere now, else to where the page wants it. Without this a keyboard starts again at the top.
 * @param otherwise where the focus goes
 */
export function keepFocus(otherwise: () => HTMLElement | null): (page: HTMLElement) => () => void {
  return (page) => {
    let card: string | null = null;
    let timer = 0;

    function mend(): void {
      if (!isLost() || document.querySelector('dialog[open]') !== null) return;
      const same = card === null ? null : page.querySelector<HTMLElement>(`[data-card="${card}"]`);
      (same ?? otherwise())?.focus({ preventScroll: same === null });
    }

    function later(): void {
      clearTimeout(timer);
      timer = window.setTimeout(mend);
    }

    const note = ({ target }: FocusEvent): void => {
      card = cardOf(target instanceof Element ? target : null);
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
