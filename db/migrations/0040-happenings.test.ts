import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import type { OwnedDb } from '../handles.ts';
import { migrate, versionOf } from '../migrate.ts';
import { memoryDb } from '../testing.ts';
import { MIGRATIONS } from './index.ts';

/** A database as the program of migration 0030 wrote it, brought to now. */
function newer(): OwnedDb {
  const db = memoryDb(30);
  db.run(`INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records)
    VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 1)`);
  db.run(`INSERT INTO records (game, number, kind, seat, by_seat, decision, answer)
    VALUES ('g', 1, 'answer', 0, 1, 4, '["draw"]')`);
  migrate(db, MIGRATIONS);
  return db;
}

const HAPPENING = 'INSERT INTO happenings (game, number, at, hash, events, counts) VALUES';

describe('migration 0040', () => {
  test('keeps every game, of whose happenings nothing is known yet', () => {
    const db = newer();
    expect(versionOf(db)).toBeGreaterThanOrEqual(40);
    expect(loadGame(db, 'g')?.records).toHaveLength(1);
    expect(db.all('SELECT * FROM happenings')).toEqual([]);
    const loose = `SELECT name FROM pragma_table_list WHERE name = 'happenings' AND strict = 0`;
    expect(db.all(loose)).toEqual([]);
  });

  test('what happened goes with its game', () => {
    const db = newer();
    db.run(`${HAPPENING} ('g', 0, NULL, 'h', '[]', 1)`);
    db.run(`DELETE FROM games WHERE id = 'g'`);
    expect(db.get('SELECT count(*) AS n FROM happenings')).toEqual({ n: 0 });
  });

  test.each([
    ['before the beginning', `('g', -1, NULL, 'h', '[]', 1)`],
    ['that is no JSON', `('g', 1, NULL, 'h', '[', 1)`],
    ['that counts twice', `('g', 1, NULL, 'h', '[]', 2)`],
  ])('a happening %s is refused', (_, values) => {
    expect(() => newer().run(`${HAPPENING} ${values}`)).toThrow('CHECK constraint failed');
  });
});
