/** The cards that a seat has on the board, in pixels: from the left edge of the first to the right one of the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Between two marks, in pixels. */
const GAP = 6;

/**
 * Where the marks of seats stand: each under the middle of its cards, and beside the one before where it has none, none over
 * another, and all within the board as long as it has room.
 * @param stretches of each seat in its order; null for one without cards
 * @returns the left edge of each mark in pixels
 */
export function seatPlaces(
  stretches: readonly (Stretch | null)[],
  { mark, width }: { readonly mark: number; readonly width: number },
): readonly number[] {
  const wanted = stretches.map((one) => (one === null ? null : (one.from + one.to - mark) / 2));
  const lefts: number[] = [];
  for (const left of wanted) {
    const least = lefts.length === 0 ? 0 : (lefts.at(-1) ?? 0) + mark + GAP;
    lefts.push(Math.max(least, left ?? least));
  }
  for (let at = lefts.length - 1, most = width - mark; at >= 0; at -= 1, most -= mark + GAP)
    lefts[at] = Math.max(0, Math.min(lefts[at] ?? 0, most));
  return lefts.map(Math.round);
}

/** As wide as a mark is, where there is room for it; as narrow as its name can still be read; in units. */
const [WIDEST, NARROWEST] = [210, 155];

/** What is told of the pace lies over the lower right corner of the board, in units. */
const PACE = 150;

/**
 * How wide each mark is and how wide all have it together: beside what is told of the pace, if that leaves them enough.
 * @param unit in pixels
 */
export function seatRoom(
  count: number,
  width: number,
  unit: number,
): { readonly mark: number; readonly width: number } {
  const each = (room: number): number => room / Math.max(1, count) - GAP;
  const beside = width - PACE * unit;
  const room = each(beside) >= NARROWEST * unit ? beside : width;
  return { mark: Math.floor(Math.min(WIDEST * unit, each(room))), width: room };
}
