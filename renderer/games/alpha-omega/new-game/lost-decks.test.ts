import { describe, expect, test } from 'vitest';
import type { DeckSummary, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { lostDecks } from './lost-decks.ts';

const deck = (id: string, changes: Partial<DeckSummary> = {}): DeckSummary => ({
  ...{ id, name: `Deck ${id}`, side: 'good', tags: [], cards: [], hasDraft: false, errors: 0 },
  ...{ isArchived: false, changedAt: '2026-01-01T00:00:00Z' },
  ...changes,
});
const last: NewGame = {
  objective: 'two',
  seats: ['Ruth', 'Naomi', 'Boaz', 'Orpah'],
  decks: [{ deck: 'light' }, { deck: 'gone' }, { deck: 'gone' }, null],
  opponentDeck: { deck: 'night' },
};

describe('decks of the last game that cannot be played with', () => {
  test('are each said once, with the name as far as it is known, and why', () => {
    const thrown = { id: 'night', name: 'Night', side: 'opponent', deletedAt: '' } as const;
    expect(lostDecks(last, { decks: [deck('light', { isArchived: true })], trash: [thrown] })).toEqual([
      { id: 'light', name: 'Deck light', why: 'archived' },
      { id: 'gone', name: null, why: 'deleted' },
      { id: 'night', name: 'Night', why: 'trashed' },
    ]);
  });

  test('are none where all can be played with, or none was of one’s own', () => {
    const decks = [deck('light'), deck('gone'), deck('night', { side: 'opponent' })];
    expect(lostDecks(last, { decks, trash: [] })).toEqual([]);
    expect(lostDecks({ objective: 'two', seats: ['Ruth'] }, { decks: [], trash: [] })).toEqual([]);
    expect(lostDecks(null, null)).toEqual([]);
  });

  test('has something to mend, or could not be read at all', () => {
    const one = { ...last, decks: [{ deck: 'light' }] };
    expect(
      lostDecks(
        { ...one, opponentDeck: { deck: 'light' } },
        { decks: [deck('light', { errors: 1 })], trash: [] },
      ),
    ).toMatchObject([{ why: 'broken' }]);
    expect(lostDecks(one, null).map(({ why }) => why)).toEqual(['unread', 'unread']);
  });
});
