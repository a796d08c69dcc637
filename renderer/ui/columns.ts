import type { Snippet } from 'svelte';

/** A column of a table: what it is called, and what stands in it. */
export interface Column<Row> {
  readonly key: string;
  /** Left out over buttons and drawings. */
  readonly head?: string;
  /**
   * Figures stand under each other; words that are whole go on in no other line while there is room. A drawing says nothing
   * that other columns do not: it gives way where there is little room, and nobody hears of it.
   */
  readonly kind?: 'figure' | 'whole' | 'drawing';
  readonly words?: (row: Row) => string | number;
  readonly cell?: Snippet<[Row]>;
  /** Rows can be sorted by it, in this order. */
  readonly order?: (a: Row, b: Row) => number;
  readonly isDescending?: boolean;
}
