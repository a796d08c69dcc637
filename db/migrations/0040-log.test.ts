import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

/** A database as the program of migration 0030 wrote it, brought to now. */
function newer(): OwnedDb {
  const db = memoryDb(30);
  const game = `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records)`;
  db.run(`${game} VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 1)`);
  db.run(`${game} VALUES ('none', 'alpha-omega', 3, '{}', 's', 'then', 'now', 0, 1, 0)`);
  db.run(`INSERT INTO snapshots (game, number, hash, text) VALUES ('g', 1, 'h', '{"a":1}')`);
  db.run(`INSERT INTO records (game, number, kind, seat, by_seat, decision, answer)
    VALUES ('g', 1, 'answer', 0, 1, 4, '["draw"]')`);
  migrate(db, MIGRATIONS);
  return db;
}

const TOLD =
  'INSERT INTO log (game, number, kind, answer, seat, by_seat, decision, at, hash, events, counts) VALUES';
const OF_AN_ANSWER = `'["x"]', 0, 0, 1, NULL`;

describe('migration 0040', () => {
  test('keeps every game with its records and its state, of whose happenings nothing is known yet', () => {
    const db = newer();
    expect(versionOf(db)).toBeGreaterThanOrEqual(40);
    expect(loadGame(db, 'g')).toMatchObject({
      records: [{ kind: 'answer', by: 1, command: { decision: 4, seat: 0, answer: ['draw'] } }],
      snapshot: { number: 1, hash: 'h', text: '{"a":1}' },
    });
    expect(loadGame(db, 'none')?.snapshot).toBeNull();
    expect(db.all('SELECT * FROM happenings')).toEqual([]);
    expect(db.all(`SELECT name FROM pragma_table_list WHERE name = 'snapshots'`)).toEqual([]);
    expect(db.all(`SELECT name FROM pragma_table_list WHERE name = 'log' AND strict = 0`)).toEqual([]);
  });

  test('what was done can neither be changed nor taken away, and goes with its game', () => {
    const db = newer();
    db.run(`INSERT INTO log (game, number, kind) VALUES ('g', 0, 'beginning')`);
    expect(() => db.run(`UPDATE log SET answer = '[]'`)).toThrow('append-only');
    expect(() => db.run('DELETE FROM log')).toThrow('append-only');
    expect(db.run(`UPDATE log SET hash = 'h', events = '[]', counts = 1`)).toBe(2);
    expect(db.all('SELECT number, counts FROM happenings ORDER BY number')).toEqual([
      { number: 0, counts: 1 },
      { number: 1, counts: 1 },
    ]);
    expect(db.all('SELECT number FROM records')).toEqual([{ number: 1 }]);
    db.run(`DELETE FROM games WHERE id = 'g'`);
    expect(db.get('SELECT count(*) AS n FROM log')).toEqual({ n: 0 });
  });

  test.each([
    ['before the beginning', `('g', -1, 'answer', ${OF_AN_ANSWER}, 'h', '[]', 1)`],
    ['that is no JSON', `('g', 2, 'answer', ${OF_AN_ANSWER}, 'h', '[', 1)`],
    ['that counts twice', `('g', 2, 'answer', ${OF_AN_ANSWER}, 'h', '[]', 2)`],
    ['without a hash', `('g', 2, 'answer', ${OF_AN_ANSWER}, NULL, '[]', 1)`],
    ['that begins in the middle', `('g', 2, 'beginning', NULL, NULL, NULL, NULL, NULL, 'h', '[]', 1)`],
    ['that is an answer at the beginning', `('g', 0, 'answer', ${OF_AN_ANSWER}, 'h', '[]', 1)`],
  ])('a happening %s is refused', (_, values) => {
    expect(() => newer().run(`${TOLD} ${values}`)).toThrow('CHECK constraint failed');
  });
});
