import { describe, expect, test } from 'vitest';
import { countGames } from '../alpha-omega/counted.ts';
import { loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { NO_FILTER, totals } from '../alpha-omega/statistics.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

const SETUP = JSON.stringify({
  objective: 'o',
  seats: [{ name: 'Mindy', deck: ['b', 'a'] }],
  opponentDeck: [],
});

/** A database as the program before migration 0090 wrote it, brought to now: a game that is over, and one that goes on. */
function newer(): OwnedDb {
  const db = memoryDb(80);
  const game = `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, outcome, records)`;
  db.run(
    `${game} VALUES ('over', 'alpha-omega', 3, ?, 's', 'then', '2026-11-22T10:00:00.000Z', 1, 2,
    '{"winner":"good","round":2}', 1)`,
    SETUP,
  );
  db.run(`${game} VALUES ('open', 'alpha-omega', 3, ?, 's', 'then', 'now', 0, 1, NULL, 0)`, SETUP);
  db.run(`INSERT INTO log (game, number, kind, seat, by_seat, decision, answer, at, hash, events, counts)
    VALUES ('over', 1, 'answer', 0, 1, 4, '["draw"]', '2026-11-22T10:00:00.000Z', 'h', '[]', 1)`);
  migrate(db, MIGRATIONS);
  return db;
}

describe('migration 0090', () => {
  test('keeps every game, and counts those that were played before it', () => {
    const db = newer();
    expect(versionOf(db)).toBeGreaterThanOrEqual(90);
    expect(loadGame(db, 'over')?.records).toHaveLength(1);
    expect(countGames(db, () => true)).toBe(0);
    expect(totals(db, NO_FILTER)).toMatchObject({ games: 1, won: 1, rounds: 2 });
  });

  test('its tables are strict, and what is kept of a game goes with it', () => {
    const db = newer();
    db.run(`INSERT INTO stored_views (game, number, round, view) VALUES ('over', 0, 1, 'x')`);
    db.run(`INSERT INTO replay_notes (id, game, number, text, created_at, changed_at)
      VALUES ('n', 'over', 1, 'Here it turned.', 'now', 'now')`);
    db.run(`INSERT INTO branches (game, source, number) VALUES ('over', 'gone', 3)`);
    db.run(`INSERT INTO pivotal_moments (game, records, method, found) VALUES ('over', 1, 1, '{}')`);
    countGames(db, () => true);
    db.run(`DELETE FROM games WHERE id = 'over'`);
    const tables = [
      ...['stored_views', 'replay_notes', 'branches', 'pivotal_moments', 'counted_results', 'counted_seats'],
      ...['counted_cards', 'counted_days'],
    ];
    for (const table of tables) {
      expect(db.all(`SELECT * FROM ${table}`), table).toEqual([]);
      const [strict] = db.all(`SELECT strict FROM pragma_table_list WHERE name = '${table}'`);
      expect(strict, table).toEqual({ strict: 1 });
    }
  });

  test.each([
    [
      'an empty note',
      `replay_notes (id, game, number, text, created_at, changed_at) VALUES ('n', 'over', 1, '', 'a', 'b')`,
    ],
    [
      'a note before the beginning',
      `replay_notes (id, game, number, text, created_at, changed_at)
      VALUES ('n', 'over', -1, 'x', 'a', 'b')`,
    ],
    ['moments that are no JSON', `pivotal_moments (game, records, method, found) VALUES ('over', 1, 1, '{')`],
  ])('%s is refused', (_, row) => {
    expect(() => newer().run(`INSERT INTO ${row}`)).toThrow('CHECK constraint failed');
  });
});
