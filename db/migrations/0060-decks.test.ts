import { expect, test } from 'vitest';
import { createDeck, listDecks } from '../alpha-omega/decks.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

test('migration 0060 leaves the games of before as they were, and there is room for decks', () => {
  const db = memoryDb(59);
  db.run(`INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records)
    VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 0)`);
  const games = 'SELECT id, ruleset, setup, seed, played_at, answers, records FROM games';
  const before = db.all(games);
  migrate(db, MIGRATIONS);
  expect(versionOf(db)).toBeGreaterThanOrEqual(60);
  expect(db.all(games)).toEqual(before);
  expect(listDecks(db)).toEqual([]);
  createDeck(db, {
    ...{ id: 'a', name: 'Light', side: 'good', notes: '', tags: [], cardNotes: {} },
    ...{ lists: { cards: [], sideList: [] }, origin: {}, at: 'now' },
  });
  expect(listDecks(db)).toHaveLength(1);
  const loose = `SELECT name FROM pragma_table_list WHERE name LIKE 'deck%' AND strict = 0`;
  expect(db.all(loose)).toEqual([]);
});
