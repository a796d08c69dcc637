export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bent line from one point to another; `through` is where it bends. */
export interface Curve {
  readonly from: Point;
  readonly through: Point;
  readonly to: Point;
}

/** How far an attack swings out of the straight line, for one of its length. */
const SWING = 0.18;

/** The way of an attack. Another stood in the way of one that was meant for `past`: it bends towards it first. */
export function curveBetween(from: Point, to: Point, past: Point | null = null): Curve {
  const swung = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * SWING,
    y: (from.y + to.y) / 2 - (to.x - from.x) * SWING,
  };
  if (past === null) return { from, through: swung, to };
  // A curve that goes to a point has its bend twice as far out.
  const through = { x: 2 * past.x - (from.x + to.x) / 2, y: 2 * past.y - (from.y + to.y) / 2 };
  return { from, through: { x: (through.x + past.x) / 2, y: (through.y + past.y) / 2 }, to };
}

/** Where something is on the curve, and whither it looks in degrees, when `share` of the way lies behind it. */
export function pointOn({ from, through, to }: Curve, share: number): Point & { readonly turn: number } {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y'): number =>
    rest * rest * from[axis] + 2 * rest * share * through[axis] + share * share * to[axis];
  const slope = (axis: 'x' | 'y'): number =>
    2 * rest * (through[axis] - from[axis]) + 2 * share * (to[axis] - through[axis]);
  return { x: at('x'), y: at('y'), turn: (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI };
}

/** The curve as the path of a drawing. */
export const pathOf = ({ from, through, to }: Curve): string =>
  `M${from.x} ${from.y}Q${through.x} ${through.y} ${to.x} ${to.y}`;

export const middleOf = (box: DOMRectReadOnly): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Between the head of an arrow and a card, in pixels. */
const CLEAR = 8;

/** How far beside its row an arrow bends that goes along it, in pixels. */
const DIP = 30;

/** Whether a card stands at the side of another: the Place beside a row. */
const isBeside = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  (one.right <= other.left || other.right <= one.left) && one.top < other.bottom && other.top < one.bottom;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Along the inner edge of the row to the nearest side of what stands beside it: over no face on the way. */
function along(from: DOMRectReadOnly, to: DOMRectReadOnly, isUp: boolean): Curve {
  const start = { x: from.x + from.width / 2, y: isUp ? from.top : from.bottom };
  const x = to.right <= from.left ? to.right + CLEAR : to.left - CLEAR;
  const y = isUp
    ? clamp(start.y - CLEAR, to.top + CLEAR, to.bottom - to.height / 4)
    : clamp(start.y + CLEAR, to.top + to.height / 4, to.bottom - CLEAR);
  const bend = isUp ? Math.min(start.y, y) - DIP : Math.max(start.y, y) + DIP;
  return { from: start, through: { x: x + (start.x - x) / 3, y: bend }, to: { x, y } };
}

/**
 * From the edge of a card to the nearest edge of another, so that the arrow hides no number and no name.
 * @param past who stood in the way: it bends towards that one first
 */
export function betweenCards(
  from: DOMRectReadOnly,
  to: DOMRectReadOnly,
  past: DOMRectReadOnly | null = null,
): Curve {
  const isUp = to.y + to.height / 2 < from.y + from.height / 2;
  if (past === null && isBeside(from, to)) return along(from, to, isUp);
  const [start, end] = isUp ? [from.top, to.bottom + CLEAR] : [from.bottom, to.top - CLEAR];
  const curve = curveBetween(
    { x: from.x + from.width / 2, y: start },
    { x: to.x + to.width / 2, y: end },
    past === null ? null : middleOf(past),
  );
  if (past !== null) return curve;
  // It stays between the rows: farther out it would lie over the seals of one of them.
  const y = clamp(curve.through.y, Math.min(start, end), Math.max(start, end));
  return { ...curve, through: { ...curve.through, y } };
}
