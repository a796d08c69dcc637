import type { Box } from '../../../input/spatial.ts';

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
}

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, step) => from + step * STEP);

/**
 * Where the preview of a card stands: beside the card, else wherever it is free, as near to the card as can be; there where it
 * hides least of what must be seen where nothing is.
 * @param card the card that is looked at
 * @param room where it may stand: the table without its question
 * @param kept what it is not to hide, the card itself among it
 */
export function previewPlace(card: Box, size: Size, room: Box, kept: readonly Box[]): Place {
  const { width, height } = size;
  const lowest = room.bottom - height - EDGE;
  const top = Math.max(room.top + EDGE, Math.min(card.top, lowest));
  const [west, east] = [room.left + EDGE, room.right - width - EDGE];
  const [north, south] = [room.top + EDGE, Math.max(room.top + EDGE, lowest)];
  const hiding = ({ left, top: upper }: Pick<Box, 'left' | 'top'>): Place => {
    const box = { left, top: upper, right: left + width, bottom: upper + height };
    return { left, top: upper, hides: kept.reduce((sum, one) => sum + overlap(box, one), 0) };
  };
  const beside = [card.right + GAP, card.left - GAP - width]
    .filter((left) => left >= west - 1 && left <= east + 1)
    .map((left) => hiding({ left, top }));
  const free = beside.find(({ hides }) => hides < 1);
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
    const less = best.hides - place.hides;
    return less >= 1 || (less > -1 && far(place) < far(best)) ? place : best;
  }, usual);
}
