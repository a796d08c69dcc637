/** The room that cards have to share, in pixels. */
export interface Room {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Height that each card needs besides its face: the strips of what it carries. */
  readonly extra: number;
  readonly min: number;
  readonly max: number;
}

export interface Fit {
  readonly width: number;
  /** Height for one of width. */
  readonly ratio: number;
}

/** A card is 5 wide and 7 high. */
const TALL = 7 / 5;
/** With the table full, windows are cut short rather than cards hidden. */
const SHORT = 6 / 5;

function widest(room: Room, ratio: number): number {
  const widths = Array.from({ length: room.count }, (_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(room.count / rows);
    const across = (room.width - room.gap * (columns - 1)) / columns;
    const down = ((room.height - room.gap * (rows - 1)) / rows - room.extra) / ratio;
    return Math.min(across, down);
  });
  return Math.max(...widths);
}

/** The largest that cards may be so that all of them are seen at once; never below `min`, where the zone scrolls. */
export function fitCards(room: Room): Fit {
  if (room.count === 0 || room.width <= 0 || room.height <= 0) return { width: room.max, ratio: TALL };
  const tall = widest(room, TALL);
  if (tall >= room.min) return { width: Math.floor(Math.min(room.max, tall)), ratio: TALL };
  return { width: Math.floor(Math.max(room.min, widest(room, SHORT))), ratio: SHORT };
}

/** The height of a line in a strip, and of its rim, in rem. */
const LINE = 1.05;
const RIM = 0.35;

/** How many rem high the strip of a carried card is under a card so wide: its name, and then its figures. */
export function stripHeight(name: string, signs: number, width: number): number {
  const inside = Math.max(1, width - 0.6);
  const longest = name.length * 0.42;
  const lines = Math.ceil(longest / inside);
  const figures = signs * 1.75;
  const fits = lines * inside - longest >= figures;
  return RIM + LINE * (fits ? lines : lines + Math.ceil(figures / inside));
}

/** The largest cards with room for what they carry: the narrower the card, the higher its strips. */
export function fitWithStrips(room: Omit<Room, 'extra'>, extraAt: (width: number) => number): Fit {
  let fit = fitCards({ ...room, extra: 0 });
  // Each pass only takes room away, so a few are enough.
  for (let extra = -1; extraAt(fit.width) > extra;) {
    extra = extraAt(fit.width);
    fit = fitCards({ ...room, extra });
  }
  return fit;
}
