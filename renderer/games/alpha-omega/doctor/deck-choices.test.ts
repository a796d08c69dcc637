import { expect, test } from 'vitest';
import type { DeckShelf, DeckSummary, StarterDeck } from '../../../../electron/shared/api.ts';
import { decksOf, firstToLookAt } from './deck-choices.ts';

const deck = (id: string, errors: number): DeckSummary => ({
  ...{ id, name: id, tags: [], side: 'good', cards: [], version: 1, hasDraft: false, errors },
  ...{ isArchived: false, changedAt: '2026-11-20T10:00:00.000Z' },
});

const starter: StarterDeck = { pack: 'starter', title: 'Starter', side: 'good', cards: [], ready: null };

const shelf = (...decks: readonly DeckSummary[]): DeckShelf => ({
  ...{ decks, starters: [starter], trash: [], unreadable: [] },
});

const firstOf = (...decks: readonly DeckSummary[]): string | undefined =>
  firstToLookAt(decksOf(shelf(...decks), 'good'))?.key;

test('unasked, the first deck that can be played is looked at', () => {
  expect(firstOf(deck('empty', 1), deck('light', 0))).toBe('deck:light');
  expect(firstOf(deck('light', 0), deck('other', 0))).toBe('deck:light');
  expect(firstOf(deck('empty', 3))).toBe('starter:starter');
});
