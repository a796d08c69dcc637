import type { Odds } from '../../../../../engine/alpha-omega/index.ts';
import { idOf } from './fake-cards.ts';

/** Six cards are left, two of them Wrath; the fourth in the deck is known. */
export const likelyNext = (changes: Partial<Odds> = {}): Odds => ({
  outOf: 5,
  cards: [
    { def: idOf('Wrath'), count: 2 },
    { def: idOf('Abigor'), count: 1 },
    { def: idOf('Black Blade'), count: 1 },
    { def: idOf('Goliath'), count: 1 },
  ],
  kinds: { person: 2, item: 1, place: 0, event: 2 },
  bands: [
    { from: 1, to: 5, count: 0 },
    { from: 6, to: 8, count: 1 },
    { from: 9, to: 10, count: 0 },
    { from: 11, to: null, count: 1 },
  ],
  supernatural: 1,
  luring: 1,
  deckCount: 6,
  placed: 1,
  ...changes,
});
