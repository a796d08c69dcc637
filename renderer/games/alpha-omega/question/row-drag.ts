import { dragging, type Point } from '../../../input/drag.ts';

/** The place of the row at this point, however the rows lie; -1 where there is none. */
function placeAt(list: HTMLElement, { x, y }: Point): number {
  const boxes = [...list.children].map((row) => row.getBoundingClientRect());
  return boxes.findIndex(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);
}

/**
 * The rows of a list are put in order by dragging; for `{@attach}`.
 * @param move takes the row at one place to another
 */
export function rowDrag(move: (from: number, to: number) => void): (list: HTMLElement) => () => void {
  return (list) => {
    let here = -1;
    const rowOf = (on: Element): number => {
      const row = on.closest('button') === null ? on.closest('li') : null;
      return row === null ? -1 : [...list.children].indexOf(row);
    };
    const begin = dragging<true>({
      pick: (on) => {
        here = rowOf(on);
        return here < 0 ? null : true;
      },
      move: (_, at) => {
        const to = placeAt(list, at);
        if (to < 0 || to === here) return;
        move(here, to);
        here = to;
      },
      drop: () => null,
      cancel: () => null,
    });
    return begin(list);
  };
}
