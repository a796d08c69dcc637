import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

const RECORD = `INSERT INTO records (game, number, kind, seat, by_seat, decision, answer, return_to, player) VALUES`;

/** A database as the program of migration 0020 wrote it, brought to 0030: a game with a record of every kind there was. */
function newer(): OwnedDb {
  const db = memoryDb(20);
  db.run(`INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records)
    VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 3)`);
  db.run(`${RECORD} ('g', 1, 'answer', 0, 1, 4, '["draw"]', NULL, NULL)`);
  db.run(`${RECORD} ('g', 2, 'return', NULL, NULL, NULL, NULL, 0, NULL)`);
  db.run(`${RECORD} ('g', 3, 'seating', 1, NULL, NULL, NULL, NULL, '{"kind":"bot"}')`);
  migrate(
    db,
    MIGRATIONS.filter(({ version }) => version <= 30),
  );
  return db;
}

describe('migration 0030', () => {
  test('keeps every record as it was', () => {
    const db = newer();
    expect(versionOf(db)).toBe(30);
    migrate(db, MIGRATIONS);
    expect(loadGame(db, 'g')?.records).toEqual([
      { kind: 'answer', command: { decision: 4, seat: 0, answer: ['draw'] }, by: 1 },
      { kind: 'return', to: 0, by: null },
      { kind: 'seating', seat: 1, player: { kind: 'bot' } },
    ]);
  });

  test('keeps who took over for whom, and nothing that lacks either', () => {
    const db = newer();
    db.run(`${RECORD} ('g', 4, 'takeOver', 0, 1, NULL, NULL, NULL, NULL)`);
    for (const values of [
      `('g', 5, 'takeOver', 0, NULL, NULL, NULL, NULL, NULL)`,
      `('g', 5, 'wish', 0, 1, 4, '[]', 0, '{}')`,
    ])
      expect(() => db.run(`${RECORD} ${values}`)).toThrow('CHECK constraint failed');
    migrate(db, MIGRATIONS);
    db.run(`UPDATE games SET records = 4 WHERE id = 'g'`);
    expect(loadGame(db, 'g')?.records.at(-1)).toEqual({ kind: 'takeOver', seat: 0, by: 1 });
  });

  test('a record can still neither be changed nor taken away, and goes with its game', () => {
    const db = newer();
    expect(() => db.run('UPDATE records SET seat = 1')).toThrow('records are append-only');
    expect(() => db.run('DELETE FROM records')).toThrow('records are append-only');
    db.run(`DELETE FROM games WHERE id = 'g'`);
    expect(db.get('SELECT count(*) AS n FROM records')).toEqual({ n: 0 });
    const loose = `SELECT name FROM pragma_table_list WHERE name = 'records' AND strict = 0`;
    expect(db.all(loose)).toEqual([]);
  });
});
