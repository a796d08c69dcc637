import type { AlphaOmegaEvent, CardId, Side } from '../../engine/index.ts';

/** For whom cards fight that do not fight for the side of their print. */
export type Sides = ReadonlyMap<CardId, Side>;

export const AS_PRINTED: Sides = new Map();

/**
 * Whoever was Lured Astray fights for the Opponents, until brought back or gone; whoever was brought over, for Good. A story
 * has no table to look at: that this is what the rules make of it is tested over whole games.
 */
export function sidesAfter(sides: Sides, event: AlphaOmegaEvent): Sides {
  switch (event.type) {
    case 'luredAstray':
    case 'fell':
    case 'raised':
      return new Map(sides).set(event.card, 'opponent');
    case 'broughtOver':
      return new Map(sides).set(event.card, 'good');
    case 'discarded':
    case 'takenBack':
    case 'shuffledIn':
      return sides.has(event.card) ? without(sides, event.card) : sides;
    default:
      return sides;
  }
}

const without = (sides: Sides, card: CardId): Sides => new Map([...sides].filter(([id]) => id !== card));
