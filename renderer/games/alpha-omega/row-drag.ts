import { dragging } from '../../input/drag.ts';

/** The place that a row of a list gets when it is held at this height: below all others whose middle is above it. */
function placeAt(list: HTMLElement, row: number, y: number): number {
  const others = [...list.children].filter((_, place) => place !== row);
  const boxes = others.map((other) => other.getBoundingClientRect());
  return boxes.filter(({ top, height }) => y > top + height / 2).length;
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
      move: (_, { y }) => {
        const to = placeAt(list, here, y);
        if (to === here) return;
        move(here, to);
        here = to;
      },
      drop: () => null,
      cancel: () => null,
    });
    return begin(list);
  };
}
