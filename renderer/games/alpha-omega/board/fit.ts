/** The room that cards have to share, in pixels. */
export interface Room {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Height that each card needs besides its face: the strips of what it carries. */
  readonly extra: number;
  /** Cards with a column of strips at their side, how wide it is, and the height of the highest. */
  readonly sides?: { readonly count: number; readonly width: number; readonly height: number };
  readonly min: number;
  readonly max: number;
}

export interface Fit {
  /** Whether what a card carries is at its side rather than under it. */
  readonly beside?: boolean;
  /** Whether the cards lie down, `width` wide and two lines high. */
  readonly plaque?: boolean;
  /** How much larger than the least the plaques are. */
  readonly scale?: number;
  /** How much of the cards is seen at once, where even the least of them do not all have room: from 0 to 1. */
  readonly shown?: number;
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
    const { count = 0, width = 0, height = 0 } = room.sides ?? {};
    const across = (room.width - room.gap * (columns - 1) - Math.min(columns, count) * width) / columns;
    const high = (room.height - room.gap * (rows - 1)) / rows;
    return height > high ? 0 : Math.min(across, (high - room.extra) / ratio);
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

type Bare = Omit<Room, 'extra' | 'sides'>;

/**
 * A card that lies down, in rem: its window beside two lines of words and numbers. A line of what it carries is so much
 * of one beside a card that stands.
 */
const PLAQUE = { height: 2.3, width: 7.7, side: 5.9, gap: 0.25, line: 0.8 } as const;

interface Side {
  readonly count: number;
  readonly width: number;
  /** Which of the cards have one, in their order; the first, where it is not known. */
  readonly order?: readonly boolean[];
}

/** How many rows the cards take, some of them with a column at their side. */
function rowsOf(room: Bare, width: number, side: Side): number {
  let rows = 1;
  let used = 0;
  for (let index = 0; index < room.count; index += 1) {
    const wide = width + ((side.order?.[index] ?? index < side.count) ? side.width : 0);
    const isNext = used > 0 && used + room.gap + wide > room.width + 1;
    rows += isNext ? 1 : 0;
    used = used === 0 || isNext ? wide : used + room.gap + wide;
  }
  return rows;
}

/** The largest plaques that all have room; where there is none for the least, the zone scrolls. */
function fitPlaques(room: Bare, bearers: Side, rem: number, strips: number): Fit {
  const gap = PLAQUE.gap * rem;
  const heightAt = (scale: number): number => {
    const unit = rem * scale;
    const side = { ...bearers, width: PLAQUE.side * unit };
    const rows = rowsOf({ ...room, gap }, PLAQUE.width * unit, side);
    const bearing = rowsOf({ ...room, gap, count: bearers.count }, PLAQUE.width * unit, {
      count: bearers.count,
      width: side.width,
    });
    const more = Math.max(0, strips * scale - PLAQUE.height * unit);
    return rows * (PLAQUE.height * unit + gap) + (bearers.count > 0 ? bearing * more : 0) - gap;
  };
  const scales = Array.from({ length: 19 }, (_, index) => 1.9 - index * 0.05);
  const scale = scales.find((one) => heightAt(one) <= room.height) ?? 1;
  const shown = Math.min(1, Math.max(0, room.height) / heightAt(scale));
  const width = Math.floor(PLAQUE.width * rem * scale);
  return { plaque: true, beside: true, width, scale, shown, ratio: PLAQUE.height / PLAQUE.width };
}

function fitAbove(room: Bare, extraAt: (width: number) => number): Fit {
  let fit = fitCards({ ...room, extra: 0 });
  // Each pass only takes room away, so a few are enough.
  for (let extra = -1; extraAt(fit.width) > extra;) {
    extra = extraAt(fit.width);
    fit = fitCards({ ...room, extra });
  }
  return fit;
}

/** Whether all of them have room standing up. */
function stands(room: Bare, { width, ratio, beside = false }: Fit, side: Side, extra: number): boolean {
  const rows = rowsOf(room, width, beside ? side : { count: 0, width: 0 });
  return rows * (width * ratio + (beside ? 0 : extra)) + (rows - 1) * room.gap <= room.height + 1;
}

/**
 * The largest cards with room for what they carry, under them or at their side. With the table full they lie down.
 * @param rem the size of a rem in pixels
 * @param heightAt how high the most that one of them carries is in a strip so wide
 */
export function fitWithStrips(room: Bare, side: Side, rem: number, heightAt: (width: number) => number): Fit {
  const above = fitAbove(room, heightAt);
  const sides = { ...side, height: heightAt(side.width) };
  const beside = side.count === 0 ? above : { ...fitCards({ ...room, extra: 0, sides }), beside: true };
  const best = beside.width > above.width ? beside : above;
  if (room.height <= 0 || stands(room, best, side, heightAt(best.width))) return best;
  return fitPlaques(room, side, rem, heightAt(PLAQUE.side * rem) * PLAQUE.line);
}

/** A row of cards on the table, and how high the most that one of them carries is in a strip so wide. */
export interface Row {
  readonly room: Bare;
  readonly side: Side;
  readonly heightAt: (width: number) => number;
}

const leastOf = (rows: readonly Row[], numbers: readonly number[]): number =>
  Math.min(...numbers.filter((_, index) => (rows[index]?.room.count ?? 0) > 0));

/** Cards of one size in all rows that have any: those that have room in each. @param rem the size of a rem in pixels */
export function fitRows(rows: readonly Row[], rem: number): readonly Fit[] {
  const step = rem / 4;
  let fits = rows.map(({ room, side, heightAt }) => fitWithStrips(room, side, rem, heightAt));
  const oneLies = (): boolean =>
    fits.some(({ plaque }, index) => plaque === true && rows[index]?.room.count !== 0);
  // A narrower card carries higher strips, so that a second look may find less room.
  for (let pass = 0; pass < 2 && !oneLies(); pass += 1) {
    const least = leastOf(
      rows,
      fits.map(({ width }) => width),
    );
    const max = Math.floor(least / step) * step;
    fits = rows.map(({ room, side, heightAt }) =>
      fitWithStrips({ ...room, max: Math.max(room.min, Math.min(room.max, max)) }, side, rem, heightAt),
    );
  }
  if (oneLies()) return lieDown(rows, rem);
  const ratio = leastOf(
    rows,
    fits.map((fit) => fit.ratio),
  );
  const width = leastOf(
    rows,
    fits.map((fit) => fit.width),
  );
  return fits.map((fit) =>
    Number.isFinite(width)
      ? { beside: fit.beside ?? false, ratio, width }
      : { ratio: fit.ratio, width: fit.width },
  );
}

function lieDown(rows: readonly Row[], rem: number): readonly Fit[] {
  const fits = rows.map(({ room, side, heightAt }) =>
    fitPlaques(room, side, rem, heightAt(PLAQUE.side * rem) * PLAQUE.line),
  );
  const scale = leastOf(
    rows,
    fits.map((fit) => fit.scale ?? 1),
  );
  return fits.map((fit) => ({ ...fit, scale, width: Math.floor(PLAQUE.width * rem * scale) }));
}
