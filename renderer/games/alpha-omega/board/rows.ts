/*
 * Where the cards in play lie: a row for each side, of cards as large as the board has room for, which overlap as a fan where
 * they are many. It is worked out from what lies there alone, so that no choice, aim or drag can move a card.
 */

/** What lies on one side: how many cards each seat has there, in their order; for the Opponents one number. */
export interface Laid {
  readonly groups: readonly number[];
  /** Cards with something at their side, by their place in the row: they need so much more room (see {@link BESIDE}). */
  readonly beside?: ReadonlySet<number>;
  /** Do the marks of the seats stand under the cards? */
  readonly marked?: boolean;
  /** How wide its cards are to be, in pixels, where they were so before; else as wide as what lies there asks for. */
  readonly wanted?: number;
  /** With no card in it, it keeps the room of its row: it had cards just now. */
  readonly keeps?: boolean;
}

/** The board, in pixels. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** A pixel of a window of 1280 by 800: all sizes grow by it. */
  readonly unit: number;
  /** The same for what bears letters, which may be set larger than the window asks for. */
  readonly text: number;
}

/** A row of cards. */
export interface Row {
  /** How wide a card is, in pixels; it is 7/5 as high. */
  readonly card: number;
  /** The left edge of each card, in their order, in pixels. */
  readonly lefts: readonly number[];
  /** How much of each card and what is at its side is surely seen, in pixels from its left edge: the next one lies over the rest. */
  readonly seen: readonly number[];
  /** How wide all of them are: more than the board only where even the least cards have no room. */
  readonly width: number;
  /** The upper edge of the cards within their side, in pixels. */
  readonly top: number;
  /** The height of the side, with the room for what stands under its cards, in pixels. */
  readonly height: number;
}

export interface Rows {
  readonly opponent: Row;
  readonly good: Row;
  /** The height of the line between the sides, in pixels. */
  readonly line: number;
}

/** A card is 5 wide and 7 high. */
export const TALL = 7 / 5;

/** Widths of a card in units: of few, of many, and the least, which is in pixels as letters do not shrink with the window. */
const FEW = { most: 7, width: 132 } as const;
const MANY = 118;
const LEAST = 96;
/** An empty side leaves its room to the other, whose cards are so much larger at most. */
const ALONE = 1.25;
/** Between cards, between the cards of two seats besides, and at both ends of a row, in units. */
const GAP = 20;
const SEATS_APART = 9;
export const ENDS = 8;
/** What a card with something at its side takes more, in units. */
export const BESIDE = 50;
/** As much of a card in a fan shows its Strength, its hit points and most names, in units: less of it, and cards are the least. */
const ENOUGH_SEEN = 56;
/** The least of a card that is seen in a fan, in units: as wide as its Strength. */
const LEAST_SEEN = 26;
/** Under Opponents are their seals, in units of text; under Good cards what they carry, in units, and the marks of seats. */
const SEALS = 33;
export const CARRIED = 44;
export const MARKS = 30;
/** The line between the sides, in units of text. */
const LINE = 41;
/** Over the row of each side, in units. */
const OVER = 8;
/** The height of a side with no card, in units of text. */
const BAND = 40;

export const countOf = ({ groups }: Laid): number => groups.reduce((sum, count) => sum + count, 0);

/** A side with no card is a band of its colour and no more, unless it keeps its room. */
const isBand = (laid: Laid): boolean => countOf(laid) === 0 && laid.keeps !== true;

/** Which cards, by their place, are the first of another seat than the one before. */
function firstsOf({ groups }: Laid): ReadonlySet<number> {
  const firsts = new Set<number>();
  let at = 0;
  for (const count of groups) {
    if (at > 0 && count > 0) firsts.add(at);
    at += count;
  }
  return firsts;
}

/** Room besides the cards and the steps between them: between seats, and at the side of cards. */
function extraOf(laid: Laid, unit: number): number {
  return (firstsOf(laid).size * SEATS_APART + (laid.beside?.size ?? 0) * BESIDE) * unit;
}

/** The step from one card to the next. */
function stepOf(laid: Laid, card: number, { width, unit }: Board): number {
  const count = countOf(laid);
  const free = card + GAP * unit;
  if (count < 2) return free;
  return Math.min(free, (width - 2 * ENDS * unit - card - extraOf(laid, unit)) / (count - 1));
}

/** How much of each card of a row, and what is at its side, is surely seen, in pixels. */
export function seenOf(
  lefts: readonly number[],
  card: number,
  beside: ReadonlySet<number>,
  { unit }: Board,
): readonly number[] {
  return lefts.map((left, at) => {
    const whole = card + (beside.has(at) ? BESIDE * unit : 0);
    return Math.min(whole, (lefts[at + 1] ?? Infinity) - left);
  });
}

/** How high a side is, and what of it lies under its cards. */
interface RowSpace {
  readonly height: number;
  readonly under: number;
}

function rowOf(laid: Laid, card: number, board: Board, { height, under }: RowSpace): Row {
  const { unit, width } = board;
  const count = countOf(laid);
  const firsts = firstsOf(laid);
  const step = Math.max(stepOf(laid, card, board), LEAST_SEEN * unit);
  const lefts: number[] = [];
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    if (at > 0) left += step + (laid.beside?.has(at - 1) === true ? BESIDE * unit : 0);
    if (firsts.has(at)) left += SEATS_APART * unit;
    lefts.push(left);
  }
  const last = laid.beside?.has(count - 1) === true ? BESIDE * unit : 0;
  const across = count === 0 ? 0 : left + card + last;
  const shift = Math.max(ENDS * unit, (width - across) / 2);
  const places = lefts.map((place) => Math.round(place + shift));
  const seen = seenOf(places, card, laid.beside ?? new Set(), board);
  const over = OVER * unit;
  const spare = Math.max(0, height - over - card * TALL - under);
  return {
    ...{ card, lefts: places, seen, height },
    width: Math.max(width, across + 2 * ENDS * unit),
    top: Math.round(over + spare / 2),
  };
}

/** The widest that the cards of a side are to be, whatever room there is. */
function wantedOf(laid: Laid, other: Laid, unit: number): number {
  const count = countOf(laid);
  const usual = (count <= FEW.most ? FEW.width : MANY) * unit;
  return isBand(other) ? usual * ALONE : usual;
}

/** Does each card show enough of itself? */
const showsEnough = (laid: Laid, card: number, board: Board): boolean =>
  countOf(laid) < 2 || stepOf(laid, card, board) >= ENOUGH_SEEN * board.unit;

/** Of a fan that keeps the size of its cards each shows so much of itself. */
const MOSTLY = 0.75;

/** Do cards that are larger than they would be laid anew still lie well beside each other? */
export const showsMost = (laid: Laid, card: number, board: Board): boolean =>
  countOf(laid) < 2 || stepOf(laid, card, board) >= MOSTLY * card;

/** Rather smaller cards of which each is seen than larger ones that scroll. */
function fitting(laid: Laid, wanted: number, board: Board): number {
  const least = Math.min(wanted, Math.max(LEAST, LEAST * board.unit));
  return showsEnough(laid, wanted, board) ? wanted : least;
}

/** How wide the cards of a side would be, laid anew, if there were room for both sides. */
export const naturalOf = (laid: Laid, other: Laid, board: Board): number =>
  fitting(laid, wantedOf(laid, other, board.unit), board);

const marksOf = ({ marked = false }: Laid, { text }: Board): number => (marked ? MARKS * text : 0);

/** What a side takes besides its cards; its card is so much of 7/5 of a width higher. */
const besides = (under: number, { unit }: Board): number => OVER * unit + under;

const underOf = (opponent: boolean, laid: Laid, board: Board): number =>
  opponent ? SEALS * board.text : CARRIED * board.unit + marksOf(laid, board);

const heightOf = (laid: Laid, card: number, below: number, board: Board): number =>
  isBand(laid) ? BAND * board.text + marksOf(laid, board) : card * TALL + besides(below, board);

/** By how much cards of these widths, of the Opponents and of Good, are too high for both sides, in pixels. */
export function overBy(
  opponent: Laid,
  good: Laid,
  board: Board,
  [theirs, ours]: readonly [number, number],
): number {
  const high = heightOf(opponent, theirs, underOf(true, opponent, board), board);
  const low = heightOf(good, ours, underOf(false, good, board), board);
  return high + low + LINE * board.text - board.height;
}

/** Lays out both sides of a board. */
export function rowsOf(opponent: Laid, good: Laid, board: Board): Rows {
  const { height, text } = board;
  const line = LINE * text;
  const under = { opponent: underOf(true, opponent, board), good: underOf(false, good, board) };
  let theirs = opponent.wanted ?? naturalOf(opponent, good, board);
  let ours = good.wanted ?? naturalOf(good, opponent, board);
  const needed = (): readonly [number, number] => [
    heightOf(opponent, theirs, under.opponent, board),
    heightOf(good, ours, under.good, board),
  ];
  const over = overBy(opponent, good, board, [theirs, ours]);
  if (over > 0) {
    // Both sides give way alike, those with cards.
    const cards = (isBand(opponent) ? 0 : theirs) + (isBand(good) ? 0 : ours);
    const scale = Math.max(0, 1 - over / (cards * TALL));
    theirs *= scale;
    ours *= scale;
  }
  const [high, low] = needed();
  const spare = Math.max(0, height - line - high - low);
  const share = isBand(opponent) ? 0 : isBand(good) ? 1 : 1 / 2;
  return {
    line,
    opponent: rowOf(opponent, Math.floor(theirs), board, {
      height: high + spare * share,
      under: under.opponent,
    }),
    good: rowOf(good, Math.floor(ours), board, { height: low + spare * (1 - share), under: under.good }),
  };
}
