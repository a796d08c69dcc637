import { expect, test } from 'vitest';
import { createDeck, listDecks } from '../alpha-omega/decks.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { listTeams, putTeam } from '../alpha-omega/teams.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

test('migration 0100 leaves the decks of before as they were, and there is room for teams', () => {
  const db = memoryDb(99);
  createDeck(db, {
    ...{ id: 'a', name: 'Light', side: 'good', notes: '', tags: ['old'], cardNotes: {} },
    ...{ lists: { cards: [{ card: 'x:y', copies: 1, name: 'Y' }], sideList: [] }, origin: {}, at: 'then' },
  });
  const before = listDecks(db);
  migrate(db, MIGRATIONS);
  expect(versionOf(db)).toBeGreaterThanOrEqual(100);
  expect(listDecks(db)).toEqual(before);
  expect(listTeams(db)).toEqual([]);
  putTeam(db, { id: 't', name: 'Church', members: ['deck:a'] }, 'now');
  expect(listTeams(db)).toHaveLength(1);
  expect(db.all(`SELECT name FROM pragma_table_list WHERE name = 'teams' AND strict = 0`)).toEqual([]);
});
