import type { ThingId } from '../things.ts';

/** Where a mark at a card has its middle, in pixels, and how wide it may be. */
export interface FingerSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How much of it there is room for: words, a sign instead, or the player's emblem alone. */
  readonly room: 'words' | 'sign' | 'emblem';
}

/** A card so wide, in rem, has room for words. */
const WORDS = 6.6;
/** How far down the glass: under a ribbon, over what is written at its lower edge. */
const DOWN = 0.76;
/** How far apart the marks of several players at one card are, in rem. */
const STEP = 1.4;

/**
 * Where a mark at a card lies: on its glass, within the card, so that it covers no figure and no name of it, nor anything
 * of its neighbours. On what lies down there is room for an emblem only, at its corner.
 * @param rank how many marks are at the card already
 * @returns null for a card that is not there, or that has been scrolled below something
 */
export function fingerSpot(card: ThingId, rank: number): FingerSpot | null {
  const shown = document.querySelector(`main [data-card="${String(card)}"]`);
  if (shown === null) return null;
  const { left, right, top, width } = shown.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 4, top + 8);
  if (hit === null || !shown.contains(hit)) return null;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const glass = shown.querySelector('.glass')?.getBoundingClientRect();
  if (glass === undefined || glass.width < width / 2)
    return { x: right - rem * (0.4 + rank), y: top, width: rem, room: 'emblem' };
  return {
    ...{ x: left + width / 2, y: glass.top + glass.height * DOWN - rank * STEP * rem, width },
    room: width < WORDS * rem ? 'sign' : 'words',
  };
}
