import { expect, test } from 'vitest';
import { migrate } from '../file/migrate.ts';
import { putRecord, recordsOf } from '../games/records.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

const RECORD =
  'INSERT INTO log (game, number, kind, seat, by_seat, decision, answer, return_to, seen) VALUES';

test('of returns from before it was kept what had been seen, all had; of others it is kept and never changes', () => {
  const db = memoryDb(110);
  db.run(
    `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, records, round, turn)
      VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'then', 0, 1, 1, 1)`,
  );
  db.run(`INSERT INTO log (game, number, kind, return_to) VALUES ('g', 1, 'return', 0)`);
  migrate(db, MIGRATIONS);
  const old = { kind: 'return', to: 0, by: null };
  expect(recordsOf(db, 'g')).toEqual([old]);
  const record = { kind: 'return', to: 1, by: 0, seen: 3 } as const;
  putRecord(db, 'g', { number: 2, record, told: null });
  expect(recordsOf(db, 'g')).toEqual([old, record]);
  expect(() => db.run('UPDATE log SET seen = 4 WHERE number = 2')).toThrow('append-only');
  expect(() => db.run(`${RECORD} ('g', 3, 'answer', 0, 0, 1, '[]', NULL, 3)`)).toThrow('CHECK');
  expect(() => db.run(`${RECORD} ('g', 3, 'return', NULL, NULL, NULL, NULL, 0, -1)`)).toThrow('CHECK');
});
