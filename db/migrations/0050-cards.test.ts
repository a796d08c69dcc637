import { expect, test } from 'vitest';
import type { OwnedDb } from '../file/handles.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { listCards, replaceCatalogue } from '../games/packs.ts';
import { replaceCardIndex } from '../alpha-omega/search/card-index.ts';
import { findCards } from '../alpha-omega/search/find.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

const HASH = 'a'.repeat(64);

/** A database as the program before this wrote it: a catalogue of one card, and nothing to find it by. */
function newer(): OwnedDb {
  const db = memoryDb(40);
  const card = { id: 'p:one', name: 'One', side: 'good', type: 'person', card: '{}' };
  replaceCatalogue(db, [{ hash: HASH, pack: 'p', version: '1.0.0', content: '{}', cards: [card] }], 'then');
  migrate(db, MIGRATIONS);
  return db;
}

test('migration 0050 keeps the catalogue, and what is put into the index is found', () => {
  const db = newer();
  expect(versionOf(db)).toBeGreaterThanOrEqual(50);
  expect(listCards(db).map(({ id }) => id)).toEqual(['p:one']);
  expect(db.all('SELECT * FROM card_index')).toEqual([]);
  replaceCardIndex(db, [
    {
      id: 'p:one',
      words: { type: 'person', side: 'good', pack: 'p' },
      numbers: { strength: 5, attack: null, copies: 1, value: null },
      texts: { name: 'One', rules: '', traits: '', verse: '', source: '' },
      tags: [],
    },
  ]);
  const one = { kind: 'words', columns: ['name'], words: 'one', exact: true } as const;
  expect(findCards(db, one, { by: 'name', descending: false })).toEqual([1]);
});

test('a search and a note without a word are none', () => {
  const db = newer();
  expect(() => db.run(`INSERT INTO saved_searches VALUES ('a', '', '{}', 1)`)).toThrow(
    'CHECK constraint failed',
  );
  expect(() => db.run(`INSERT INTO saved_searches VALUES ('a', 'A', 'no', 1)`)).toThrow(
    'CHECK constraint failed',
  );
  expect(() => db.run(`INSERT INTO card_notes VALUES ('p:one', '', 'now')`)).toThrow(
    'CHECK constraint failed',
  );
});
