/** Room left between a panel, what it belongs to, and the edges of the window. */
const GAP = 8;

/** Where something is on the screen. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Spot, 'width' | 'height'>;
type Corner = Pick<Spot, 'left' | 'top'>;

const meets = (one: Spot, other: Spot): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Where a panel stands: under what it belongs to, else above it, else at its side, clear of what must stay in sight; where there
 * is no room for that, over it as little as can be.
 * @param kept what must stay in sight, as the question that is being answered
 */
export function placeOf(spot: Spot, panel: Size, window: Size, kept: readonly Spot[]): Corner {
  const room = { x: window.width - panel.width - GAP, y: window.height - panel.height - GAP };
  const inWindow = ({ left, top }: Corner): Corner => ({
    left: between(GAP, left, Math.max(GAP, room.x)),
    top: between(GAP, top, Math.max(GAP, room.y)),
  });
  const middle = spot.left + spot.width / 2 - panel.width / 2;
  const overKept = kept.map(({ top }) => top - GAP - panel.height).filter((top) => top >= GAP);
  const below = { left: middle, top: spot.top + spot.height + GAP };
  const above = { left: middle, top: spot.top - panel.height - GAP };
  const beside = [spot.top, ...overKept].flatMap((top) => [
    { left: spot.left + spot.width + GAP, top },
    { left: spot.left - panel.width - GAP, top },
  ]);
  const all = [below, above, ...overKept.map((top) => ({ left: middle, top })), ...beside].map(inWindow);
  const isClear = (corner: Corner, of: readonly Spot[]): boolean =>
    of.every((one) => !meets({ ...corner, ...panel }, one));
  return (
    all.find((corner) => isClear(corner, [spot, ...kept])) ??
    all.find((corner) => isClear(corner, kept)) ??
    all.find((corner) => isClear(corner, [spot])) ??
    inWindow({ left: middle, top: room.y })
  );
}
