import { tick } from 'svelte';

/** What is put elsewhere on the page loses the focus: called before the cards of a list are put in another order, keeps it. */
export function keepFocusIn(list: HTMLElement | undefined): void {
  const on = document.activeElement;
  if (!(on instanceof HTMLElement) || list?.contains(on) !== true) return;
  const focusVisible = on.matches(':focus-visible');
  void tick().then(() => {
    if (!on.isConnected || document.activeElement === on) return;
    const card = on.closest('[data-laid]')?.querySelector<HTMLElement>('[data-card]');
    const how: FocusOptions & { readonly focusVisible: boolean } = { focusVisible, preventScroll: true };
    (on.matches(':disabled') ? card : on)?.focus(how);
  });
}
