/** Where somebody is in a list, and how it lies. */
export interface Standing {
  /** From 0. */
  readonly at: number;
  readonly total: number;
  /** So many lie side by side; in a list of rows one. */
  readonly columns: number;
  /** So many a page of it has. */
  readonly page: number;
}

/**
 * Where a key leads in a list of cards, or in rows of them.
 * @returns a place in the list, -1 for out of it at its beginning, null for a key that leads nowhere
 */
export function stepOf(key: string, { at, total, columns, page }: Standing): number | null {
  const within = (to: number): number => Math.max(0, Math.min(to, total - 1));
  switch (key) {
    case 'ArrowUp':
      return at < columns ? -1 : at - columns;
    case 'ArrowDown':
      return at + columns < total || columns === 1 ? within(at + columns) : lastRow(at, total, columns);
    case 'ArrowLeft':
      return columns === 1 ? null : within(at - 1);
    case 'ArrowRight':
      return columns === 1 ? null : within(at + 1);
    case 'Home':
      return 0;
    case 'End':
      return within(total - 1);
    case 'PageUp':
      return within(at - page);
    case 'PageDown':
      return within(at + page);
    default:
      return null;
  }
}

/** Under the last card of a row that is full lies the last card of one that is not; from the last row nothing. */
function lastRow(at: number, total: number, columns: number): number {
  const row = Math.floor((total - 1) / columns);
  return Math.floor(at / columns) < row ? total - 1 : at;
}
