import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

/** A database as the program of migration 0010 wrote it: two games, one of them in its third answer. */
function older(): OwnedDb {
  const db = memoryDb(10);
  const header = `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, outcome)`;
  db.run(`${header} VALUES ('g', 'alpha-omega', 3, '{"seats":[]}', 's', 'then', 'now', 3, 2, NULL)`);
  db.run(`${header} VALUES ('h', 'alpha-omega', 3, '{}', 't', 'then', 'now', 0, 1, '{"winner":"good"}')`);
  const answer = 'INSERT INTO answers (game, number, decision, seat, answer) VALUES (?, ?, ?, ?, ?)';
  db.run(answer, 'g', 1, 1, 0, '["draw"]');
  db.run(answer, 'g', 2, 2, 1, '["card:4","card:2"]');
  db.run(answer, 'g', 3, 3, 0, '[]');
  const snapshot = 'INSERT INTO snapshots (game, number, hash, text) VALUES (?, ?, ?, ?)';
  db.run(snapshot, 'g', 3, 'hash', 'state');
  db.run(snapshot, 'h', 0, 'hash', 'state');
  return db;
}

function newer(): OwnedDb {
  const db = older();
  migrate(
    db,
    MIGRATIONS.filter(({ version }) => version <= 20),
  );
  return db;
}

const RECORD = `INSERT INTO records (game, number, kind, seat, by_seat, decision, answer, return_to, player) VALUES`;

describe('migration 0020', () => {
  test('keeps every answer, given by whoever was asked', () => {
    const db = newer();
    expect(versionOf(db)).toBe(20);
    migrate(db, MIGRATIONS);
    const record = (decision: number, seat: number, answer: readonly string[]): object => ({
      ...{ kind: 'answer', command: { decision, seat, answer }, by: seat },
    });
    expect(loadGame(db, 'g')).toEqual({
      ...{ id: 'g', ruleset: 'alpha-omega', rules: 3, setup: { seats: [] }, seed: 's', seating: null },
      ...{
        createdAt: 'then',
        playedAt: 'now',
        answers: 3,
        upgrades: [],
        round: 2,
        outcome: null,
      },
      records: [record(1, 0, ['draw']), record(2, 1, ['card:4', 'card:2']), record(3, 0, [])],
      snapshot: { number: 3, hash: 'hash', text: 'state' },
    });
    expect(loadGame(db, 'h')).toMatchObject({ records: [], outcome: { winner: 'good' } });
  });

  test('the table of answers is gone, and every table is strict', () => {
    const db = newer();
    expect(db.all(`SELECT name FROM sqlite_schema WHERE name LIKE '%answers%'`)).toEqual([]);
    const loose = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'`;
    expect(db.all(loose)).toEqual([]);
  });

  test('a record can neither be changed nor taken away, but goes with its game', () => {
    const db = newer();
    expect(() => db.run('UPDATE records SET seat = 1')).toThrow('records are append-only');
    expect(() => db.run('DELETE FROM records')).toThrow('records are append-only');
    db.run(`DELETE FROM games WHERE id = 'g'`);
    expect(db.get('SELECT count(*) AS n FROM records')).toEqual({ n: 0 });
  });

  test.each([
    ['an answer to nothing', `('g', 4, 'answer', 0, 0, NULL, '[]', NULL, NULL)`],
    ['an answer that is no JSON', `('g', 4, 'answer', 0, 0, 4, '[', NULL, NULL)`],
    ['a return to nowhere', `('g', 4, 'return', NULL, 0, NULL, NULL, NULL, NULL)`],
    ['a return to the future', `('g', 4, 'return', NULL, 0, NULL, NULL, 4, NULL)`],
    ['a seating of nobody', `('g', 4, 'seating', 0, NULL, NULL, NULL, NULL, NULL)`],
    ['a record of no kind', `('g', 4, 'wish', 0, 0, 4, '[]', 0, '{}')`],
  ])('%s is refused', (_, values) => {
    expect(() => newer().run(`${RECORD} ${values}`)).toThrow('CHECK constraint failed');
  });

  test('a record belongs to a game', () => {
    expect(() => newer().run(`${RECORD} ('x', 1, 'return', NULL, 0, NULL, NULL, 0, NULL)`)).toThrow(
      'FOREIGN KEY constraint failed',
    );
  });
});
