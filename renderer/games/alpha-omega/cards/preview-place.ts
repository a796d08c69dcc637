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

/**
 * Where the preview of a card stands: beside the card, else in a corner of the room, there where it hides least of what must be
 * seen.
 * @param card the card that is looked at
 * @param room where it may stand: the table without its question
 * @param kept what it is not to hide, the card itself among it
 */
export function previewPlace(
  card: Box,
  size: Size,
  room: Box,
  kept: readonly Box[],
): Pick<Box, 'left' | 'top'> {
  const { width, height } = size;
  const lowest = room.bottom - height - EDGE;
  const top = Math.max(room.top + EDGE, Math.min(card.top, lowest));
  const [west, east] = [room.left + EDGE, room.right - width - EDGE];
  const [north, south] = [room.top + EDGE, Math.max(room.top + EDGE, lowest)];
  const places = [
    { left: card.right + GAP, top },
    { left: card.left - GAP - width, top },
    { left: east, top: north },
    { left: west, top: north },
    { left: east, top: south },
    { left: west, top: south },
  ].filter(({ left }) => left >= west - 1 && left <= east + 1);
  const hidden = ({ left, top: upper }: Pick<Box, 'left' | 'top'>): number => {
    const box = { left, top: upper, right: left + width, bottom: upper + height };
    return kept.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  const usual = places[0] ?? { left: west, top: north };
  return places.reduce((best, place) => (hidden(place) < hidden(best) - 1 ? place : best), usual);
}
