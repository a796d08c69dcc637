import { expect, test } from 'vitest';
import { judgeDeck } from '../../engine/alpha-omega/beyond/decks/legality.ts';
import { countOf } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { READY_MADE, READY_MADE_IDS } from './ready-made.ts';
import { content } from './testing/decks.ts';

test('there is one of each, and each is of cards that there are', () => {
  expect(READY_MADE.map(({ id }) => id)).toEqual(READY_MADE_IDS);
});

test.each(READY_MADE)('$id may be played, and nothing would be regretted of it', ({ side, cards }) => {
  expect(judgeDeck(side, cards, content).filter(({ severity }) => severity !== 'hint')).toEqual([]);
  expect(countOf(cards)).toBeGreaterThanOrEqual(30);
  expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
});

test('no two of them are alike', () => {
  for (const one of READY_MADE)
    for (const other of READY_MADE) {
      if (one.id === other.id || one.side !== other.side) continue;
      const held = new Set(other.cards.map(({ card }) => card));
      const own = one.cards.filter(({ card }) => !held.has(card));
      expect(own.length, `${one.id} beside ${other.id}`).toBeGreaterThanOrEqual(8);
    }
});
