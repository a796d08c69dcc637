import { expect, test } from 'vitest';
import { deckName } from './deck-name.ts';

const played = { deck: 3, cards: 40, name: null, pack: null, ready: null };

test('a deck is called as the kept one, else by its pack or as the preconstructed one, else by its size and number', () => {
  expect(deckName({ ...played, name: 'Light', pack: 'Starter' })).toBe('Light');
  expect(deckName({ ...played, pack: 'Starter' })).toBe('The deck of Starter');
  expect(deckName({ ...played, ready: 'witnesses' })).toBe('Cloud of Witnesses');
  expect(deckName(played)).toBe('A deck of 40 cards (number 3)');
});
