import type { Box } from '../../input/spatial.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a card and its preview, and between that and the edge of the table, in pixels. */
const GAP = 10;
const EDGE = 6;

const shared = (a: number, b: number, c: number, d: number): number =>
  Math.max(0, Math.min(b, d) - Math.max(a, c));

const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.right, other.left, other.right) * shared(one.top, one.bottom, other.top, other.bottom);

/** So far from each other the places lie that are tried where none of the usual ones is free, in pixels. */
const STEP = 12;

export interface Place {
  readonly left: number;
  readonly top: number;
  /** How much of what must be seen it hides, in square pixels. */
  readonly hides: number;
  /** How much of that is what is chosen from. */
  readonly bars: number;
}

/** What a preview is not to hide. */
export interface Kept {
  /** What must be seen: the card itself is among it. */
  readonly seen: readonly Box[];
  /** What is chosen from, and must never be hidden. */
  readonly open: readonly Box[];
  /** What comes to be chosen next: of two free sides that one is taken which hides less of it. */
  readonly next: readonly Box[];
}

const hidden = (box: Box, kept: readonly Box[]): number =>
  kept.reduce((sum, one) => sum + overlap(box, one), 0);

/** Does a place hide less than another? What is chosen from counts before all else. */
export function hidesLess(one: Place, other: Place): boolean {
  const less = other.bars - one.bars;
  return less >= 1 || (less > -1 && other.hides - one.hides >= 1);
}

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, step) => from + step * STEP);

/**
 * Where the preview of a card stands: beside the card, else wherever it is free, as near to the card as can be; there where it
 * hides least of what must be seen where nothing is.
 * @param card the card that is looked at
 * @param room where it may stand: the table without its question
 * @param kept what it is not to hide
 */
export function previewPlace(card: Box, size: Size, room: Box, { seen, open, next }: Kept): Place {
  const { width, height } = size;
  const lowest = room.bottom - height - EDGE;
  const top = Math.max(room.top + EDGE, Math.min(card.top, lowest));
  const [west, east] = [room.left + EDGE, room.right - width - EDGE];
  const [north, south] = [room.top + EDGE, Math.max(room.top + EDGE, lowest)];
  const hiding = ({ left, top: upper }: Pick<Box, 'left' | 'top'>): Place => {
    const box = { left, top: upper, right: left + width, bottom: upper + height };
    const bars = hidden(box, open);
    return { left, top: upper, hides: hidden(box, seen) + bars, bars };
  };
  const beside = [card.right + GAP, card.left - GAP - width]
    .filter((left) => left >= west - 1 && left <= east + 1)
    .map((left) => hiding({ left, top }));
  const covers = ({ left, top: upper }: Place): number =>
    hidden({ left, top: upper, right: left + width, bottom: upper + height }, next);
  const [free] = beside.filter(({ hides }) => hides < 1).toSorted((a, b) => covers(a) - covers(b));
  if (free !== undefined) return free;
  const far = ({ left, top: upper }: Place): number =>
    Math.hypot(
      left + width / 2 - (card.left + card.right) / 2,
      upper + height / 2 - (card.top + card.bottom) / 2,
    );
  const others = steps(north, south).flatMap((upper) =>
    steps(west, east).map((left) => hiding({ left, top: upper })),
  );
  const usual = beside[0] ?? hiding({ left: west, top: north });
  return others.reduce((best, place) => {
    const isNearer = !hidesLess(best, place) && far(place) < far(best);
    return hidesLess(place, best) || isNearer ? place : best;
  }, usual);
}
