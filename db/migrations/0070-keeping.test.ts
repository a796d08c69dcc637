import { describe, expect, test } from 'vitest';
import { listGames, loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { keptGames } from '../games/saves.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

/** A database as the program before this wrote it: three games, and a clock that was set back between them. */
function newer(): OwnedDb {
  const db = memoryDb(60);
  const game = (id: string, playedAt: string): number =>
    db.run(
      `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records)
        VALUES (?, 'alpha-omega', 3, '{"a":1}', 's', 'then', ?, 1, 2, 1)`,
      id,
      playedAt,
    );
  game('first', '2026-11-20');
  game('second', '2026-11-22');
  game('third', '2026-11-21');
  db.run(`INSERT INTO log (game, number, kind, seat, by_seat, decision, answer)
    VALUES ('first', 1, 'answer', 0, 1, 4, '["draw"]')`);
  db.run(
    `INSERT INTO log (game, number, kind, at, hash, events, counts) VALUES ('first', 0, 'beginning', NULL, 'h', '[]', 1)`,
  );
  db.run(`UPDATE games SET state_number = 1, state_hash = 'h', state = 't' WHERE id = 'first'`);
  migrate(db, MIGRATIONS);
  return db;
}

describe('migration 0070', () => {
  test('keeps every game with all that belongs to it, in the order in which they were played', () => {
    const db = newer();
    expect(versionOf(db)).toBeGreaterThanOrEqual(70);
    expect(listGames(db).map(({ id }) => id)).toEqual(['second', 'third', 'first']);
    expect(loadGame(db, 'first')).toMatchObject({
      setup: { a: 1 },
      records: [{ kind: 'answer' }],
      snapshot: { number: 1 },
    });
    expect(db.get('SELECT count(*) AS n FROM happenings')).toEqual({ n: 1 });
  });

  test('nothing lies in the trash or bears a name, and every game is a line that is played', () => {
    const { rows } = keptGames(newer(), { shelf: 'lines', search: '', order: 'played', from: 0, count: 9 });
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({ kind: 'line', name: null, trashedAt: null, copiedFrom: null });
  });

  test('a game is a line or a slot and nothing else', () => {
    expect(() => newer().run(`UPDATE games SET kind = 'dream'`)).toThrow('CHECK constraint failed');
  });
});
