import { expect, test } from 'vitest';
import { memoryDb } from '../../testing/testing.ts';
import { cardNote, keepCardNote } from './card-notes.ts';
import { dropSearch, keepSearch, orderSearches, savedSearches } from './saved-searches.ts';

test('searches are kept in order, renamed where they stand, moved and taken away', () => {
  const db = memoryDb();
  for (const id of ['a', 'b', 'c']) keepSearch(db, { id, name: id.toUpperCase(), search: { text: id } });
  keepSearch(db, { id: 'a', name: 'Angels', search: { text: 'k:angel' } });
  expect(savedSearches(db).map(({ name }) => name)).toEqual(['Angels', 'B', 'C']);
  orderSearches(db, ['c', 'nowhere', 'a']);
  expect(savedSearches(db).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(dropSearch(db, 'c')).toBe(true);
  expect(dropSearch(db, 'c')).toBe(false);
  expect(savedSearches(db)).toEqual([
    { id: 'a', name: 'Angels', search: { text: 'k:angel' } },
    { id: 'b', name: 'B', search: { text: 'b' } },
  ]);
});

test('a note about a card is kept until it is emptied', () => {
  const db = memoryDb();
  expect(cardNote(db, 'starter:abdiel')).toBe('');
  keepCardNote(db, 'starter:abdiel', 'Hold him back.', 'then');
  keepCardNote(db, 'starter:abdiel', 'Hold him back!', 'now');
  expect(cardNote(db, 'starter:abdiel')).toBe('Hold him back!');
  keepCardNote(db, 'starter:abdiel', '', 'later');
  expect(db.all('SELECT * FROM card_notes')).toEqual([]);
});
