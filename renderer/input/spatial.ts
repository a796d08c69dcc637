import type { Direction } from './pad-buttons.ts';

export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

const middle = (from: number, to: number): number => (from + to) / 2;
const x = (box: Box): number => middle(box.left, box.right);
const y = (box: Box): number => middle(box.top, box.bottom);

/** How far two stretches are apart; 0 where they overlap. */
const apart = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);

/** Two things stand in one row when the middle of either lies within the height of the other. */
const inRow = (one: Box, other: Box): boolean =>
  (y(one) >= other.top && y(one) <= other.bottom) || (y(other) >= one.top && y(other) <= one.bottom);

function nearest(boxes: readonly Box[], fit: (box: Box) => number | null): number | null {
  const found = boxes.reduce<{ readonly place: number; readonly far: number } | null>((best, box, place) => {
    const far = fit(box);
    return far === null || (best !== null && best.far <= far) ? best : { place, far };
  }, null);
  return found?.place ?? null;
}

/** Sideways in its own row; from the end of a row to the beginning of the next one, as reading goes. */
function sideways(from: Box, boxes: readonly Box[], by: 1 | -1): number | null {
  const ahead = (box: Box): number => (x(box) - x(from)) * by;
  const inOwn = nearest(boxes, (box) => (inRow(from, box) && ahead(box) > 1 ? ahead(box) : null));
  if (inOwn !== null) return inOwn;
  const beyond = boxes.filter((box) => !inRow(from, box) && (y(box) - y(from)) * by > 1);
  const row = nearest(beyond, (box) => Math.abs(y(box) - y(from)));
  const first = row === null ? undefined : beyond[row];
  if (first === undefined) return null;
  const end = nearest(beyond, (box) => (inRow(first, box) ? x(box) * by : null));
  const target = end === null ? undefined : beyond[end];
  return target === undefined ? null : boxes.indexOf(target);
}

/** Up or down: what is near counts, what stands to the side counts half as near. */
function upright(from: Box, boxes: readonly Box[], by: 1 | -1): number | null {
  return nearest(boxes, (box) => {
    const ahead = (y(box) - y(from)) * by;
    const clear = by > 0 ? box.top - from.bottom : from.top - box.bottom;
    if (ahead <= 1 || (inRow(from, box) && clear < 0)) return null;
    const aside = apart(from.left, from.right, box.left, box.right);
    return Math.max(0, clear) + 2 * aside + Math.abs(x(box) - x(from)) / 100;
  });
}

/**
 * Which of some boxes one reaches by going in a direction.
 * @returns its place among them, or null where there is none that way
 */
export function onward(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  switch (direction) {
    case 'left':
      return sideways(from, boxes, -1);
    case 'right':
      return sideways(from, boxes, 1);
    case 'up':
      return upright(from, boxes, -1);
    case 'down':
      return upright(from, boxes, 1);
    default:
      return direction satisfies never;
  }
}
