/** Between two marks, in pixels. */
const GAP = 6;

/** As wide as a mark is, where there is room for it; as narrow as its name can still be read; in units. */
const [WIDEST, NARROWEST] = [210, 155];

/** What is told of the pace lies over the lower right corner of the board, in units. */
const PACE = 150;

/** How wide each mark of a seat is, and where it stands, in pixels from the left edge of the board. */
export interface SeatPlaces {
  readonly mark: number;
  readonly lefts: readonly number[];
  /** They leave no room for what is told of the pace, which stands over them. */
  readonly areWide: boolean;
}

/**
 * Where the marks of so many seats stand: beside each other in the middle of the board, beside what is told of the pace if that
 * leaves them enough. Cards come, go and change places, the marks do not: each is found where it was.
 * @param width of the board, in pixels
 * @param unit in pixels
 */
export function seatPlaces(count: number, width: number, unit: number): SeatPlaces {
  const each = (room: number): number => room / Math.max(1, count) - GAP;
  const beside = width - PACE * unit;
  const room = each(beside) >= NARROWEST * unit ? beside : width;
  const mark = Math.floor(Math.min(WIDEST * unit, each(room)));
  const all = count * (mark + GAP) - GAP;
  const first = Math.max(0, Math.min((width - all) / 2, room - all));
  const areWide = count > 0 && room === width;
  return {
    mark,
    areWide,
    lefts: Array.from({ length: count }, (_, at) => Math.round(first + at * (mark + GAP))),
  };
}
