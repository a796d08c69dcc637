import type { BoardLayout } from './layout.svelte.ts';
import { whenResized } from '../../../ui/when-resized.ts';

/** Tells the layout how large the table and its board are: before anything is drawn, and whenever that changes. */
export function tableMeasure(layout: BoardLayout): (table: HTMLElement) => () => void {
  return (table) => {
    const board = table.querySelector('[data-board]');
    if (board === null) throw new Error('a table without a board');
    const measure = (): void =>
      layout.measured({
        window: { width: table.clientWidth, height: table.clientHeight },
        board: { width: board.clientWidth, height: board.clientHeight },
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      });
    measure();
    const ends = [whenResized(table, measure), whenResized(board, measure)];
    return () => {
      for (const end of ends) end();
    };
  };
}
