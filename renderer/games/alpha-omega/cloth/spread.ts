import type { Point } from '../../../input/drag.ts';

/** Sizes in pixels of a window of 1280 by 800. */
const CARD = 190;
/** Below this no name can be read, in usual letters and in larger ones: then the cloth scrolls. */
const LEAST = { card: 84, letters: 69 } as const;
const GAP = 16;
/** Many lie closer together. */
const MANY = { count: 10, gap: 10 } as const;
const CAPTION = 30;
const SLOT = { pad: 12, least: 140, label: 62, shift: 0.22 } as const;
const RATIO = 7 / 5;
/** What is told of a card beside it. */
const BESIDE = 216;

interface SpreadSpace {
  readonly width: number;
  readonly height: number;
  /** A pixel of the designed window, and the same for what bears letters. */
  readonly unit: number;
  readonly text: number;
}

interface Parts {
  readonly count: number;
  /** The cards in the slot, by their places in the row, in the order in which they were laid there. */
  readonly inSlot: readonly number[];
  /** So many may lie in the slot; 0 where there is none. */
  readonly most: number;
  /** Each bears a line under it. */
  readonly captions: boolean;
  /** What is told of each beside it is so wide, in a window of 1280 by 800; 0 where nothing is. */
  readonly beside?: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** How cards lie on the cloth. */
export interface Spread {
  readonly card: number;
  /** How wide what is told beside each card is. */
  readonly beside: number;
  /** Where each card lies, in the row or in the slot. */
  readonly spots: readonly Spot[];
  /** Where each card lies in the row, or would. */
  readonly row: readonly Spot[];
  readonly slot: (Spot & { readonly width: number; readonly height: number }) | null;
  readonly width: number;
  readonly height: number;
}

const shiftsOf = (most: number): number => Math.min(Math.max(0, most - 1), 4);

const gapOf = (count: number): number => (count < MANY.count ? GAP : MANY.gap);

/** How wide the slot is for cards of this width. */
const slotWidth = (card: number, most: number, { unit, text }: SpreadSpace): number =>
  Math.max(card, SLOT.least * text) + 2 * SLOT.pad * unit + shiftsOf(most) * SLOT.shift * card;

/** How many cards of this width stand beside each other, and in how many rows. */
function gridOf(
  card: number,
  { count, most, beside = 0 }: Parts,
  room: SpreadSpace,
): { readonly columns: number; readonly rows: number } {
  const gap = gapOf(count) * room.unit;
  const width = room.width - (most > 0 ? slotWidth(card, most, room) + 2 * gap : 0);
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (card + beside * room.text + gap))));
  const rows = Math.ceil(count / columns);
  // Rows of one length look laid out, a last one of a single card forgotten.
  return { columns: Math.ceil(count / rows), rows };
}

/**
 * How wide what is told of each card beside it is, in a window of 1280 by 800; 0 where nothing is told there.
 * @param isNeeded nobody chooses such a card by its picture; others have it where all have room for it in one row
 */
export function besideEach(parts: Parts, room: SpreadSpace, isNeeded: boolean): number {
  const { count, most } = parts;
  const { unit, text } = room;
  const gap = gapOf(count) * unit;
  const slot = most > 0 ? slotWidth(CARD * unit, most, room) + 2 * gap : 0;
  const row = count * (CARD * unit + BESIDE * text + gap) - gap;
  return isNeeded || row + slot <= room.width ? BESIDE : 0;
}

/**
 * Lays so many cards on the cloth: as large as they all have room in rows, at least so large that their names can be read;
 * those that are chosen lie in the slot beside them, and leave their places free.
 */
export function spread(parts: Parts, room: SpreadSpace): Spread {
  const { unit } = room;
  const gap = gapOf(parts.count) * unit;
  const caption = parts.captions ? CAPTION * room.text : 0;
  const tall = (card: number, rows: number): number => rows * (card * RATIO + caption) + (rows - 1) * gap;
  let card = CARD * unit;
  const least = Math.min(card, Math.max(LEAST.card, LEAST.letters * room.text));
  const needs = (): number => {
    const rows = tall(card, gridOf(card, parts, room).rows);
    return Math.max(rows, slotIn(card, parts, room, 0)?.height ?? 0);
  };
  while (card > least && needs() > room.height) card = Math.max(least, card - 2);
  const { columns, rows } = gridOf(card, parts, room);
  const slot = slotIn(card, parts, room, tall(card, rows));
  const height = Math.max(tall(card, rows), slot?.height ?? 0);
  const beside = (parts.beside ?? 0) * room.text;
  const step = card + beside + gap;
  const across = columns * step - gap;
  const upper = (height - tall(card, rows)) / 2;
  const row = Array.from({ length: parts.count }, (_, at) => {
    const line = Math.floor(at / columns);
    const inLine = Math.min(columns, parts.count - line * columns);
    return {
      left: (across - (inLine * step - gap)) / 2 + (at % columns) * step,
      top: upper + line * (card * RATIO + caption + gap),
    };
  });
  const left = across + 2 * gap;
  const box = slot === null ? null : { left, top: (height - slot.height) / 2, ...slot };
  const spots = row.map((spot, at) => {
    const place = parts.inSlot.indexOf(at);
    return place < 0 || box === null ? spot : inSlot(place, { count: parts.inSlot.length, card }, box, room);
  });
  return { card, beside, spots, row, slot: box, height, width: box === null ? across : left + box.width };
}

/** The place in the row whose middle is nearest to a point. */
export function nearestPlace({ row, card }: Spread, { x, y }: Point): number {
  const far = row.map(({ left, top }) => Math.hypot(left + card / 2 - x, top + (card * RATIO) / 2 - y));
  return far.indexOf(Math.min(...far));
}

function slotIn(
  card: number,
  { most }: Parts,
  room: SpreadSpace,
  rows: number,
): { width: number; height: number } | null {
  if (most < 1) return null;
  const least = card * RATIO + 2 * SLOT.pad * room.unit + SLOT.label * room.text;
  return {
    width: slotWidth(card, most, room),
    height: most > 1 ? Math.max(least, Math.min(rows, least * 1.5)) : least,
  };
}

/** Cards in the slot lie over each other, the latest on top, and of each other a strip is seen. */
function inSlot(
  place: number,
  { count, card }: { readonly count: number; readonly card: number },
  box: NonNullable<Spread['slot']>,
  room: SpreadSpace,
): Spot {
  const pad = SLOT.pad * room.unit;
  const free = {
    width: box.width - 2 * pad - card,
    height: box.height - 2 * pad - SLOT.label * room.text - card * RATIO,
  };
  const step = (space: number, most: number): number =>
    count < 2 ? 0 : Math.min(most, Math.max(0, space) / (count - 1));
  const across = step(free.width, card * SLOT.shift);
  return {
    left: box.left + pad + (free.width - across * (count - 1)) / 2 + place * across,
    top: box.top + pad + place * step(free.height, card * 0.3),
  };
}
