/** Somebody writes a note on a card: it stays in hand, whatever a pointer passes over. */
export const isNoting = (): boolean => document.activeElement?.hasAttribute('data-card-note') === true;
