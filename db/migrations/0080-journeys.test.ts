import { describe, expect, test } from 'vitest';
import { triesOf } from '../alpha-omega/calendar.ts';
import { gamesToReckon } from '../alpha-omega/game-results.ts';
import { loadGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { appendStep, createJourney, listJourneys } from '../alpha-omega/journeys.ts';
import { migrate, versionOf } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

/** A database as the program before this wrote it: a game that is over, one that is not, and a named copy of the first. */
function newer(): OwnedDb {
  const db = memoryDb(70);
  const game = (id: string, outcome: string | null, kind: string): number =>
    db.run(
      `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records, outcome, kind)
        VALUES (?, 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 1, ?, ?)`,
      ...[id, outcome, kind],
    );
  game('over', '{"winner":"good"}', 'line');
  game('running', null, 'line');
  game('copy', '{"winner":"good"}', 'slot');
  db.run(`INSERT INTO log (game, number, kind, seat, by_seat, decision, answer)
    VALUES ('over', 1, 'answer', 0, 1, 4, '["draw"]')`);
  migrate(db, MIGRATIONS);
  return db;
}

describe('migration 0080', () => {
  test('keeps every game, and begins without a journey or a try', () => {
    const db = newer();
    expect(versionOf(db)).toBeGreaterThanOrEqual(80);
    expect(loadGame(db, 'over')?.records).toHaveLength(1);
    expect([listJourneys(db), triesOf(db, 'daily')]).toEqual([[], []]);
    const ours = `'journeys', 'journey_steps', 'journey_games', 'calendar_tries', 'game_results'`;
    expect(db.all(`SELECT name FROM pragma_table_list WHERE name IN (${ours}) AND strict = 0`)).toEqual([]);
    expect(db.all(`SELECT name FROM pragma_table_list WHERE name IN (${ours})`)).toHaveLength(5);
  });

  test('what games of before count for is still to be reckoned, of each game once', () => {
    expect(gamesToReckon(newer(), 1)).toEqual(['over']);
  });

  test('a step can neither be changed nor taken away, and goes with its journey', () => {
    const db = newer();
    createJourney(db, { id: 'j', kind: 'campaign', name: 'Ours', begunAt: 'then', setup: {} });
    appendStep(db, 'j', { number: 1, at: 'now', game: null, step: { kind: 'restarted', station: 0 } });
    expect(() => db.run('UPDATE journey_steps SET at = 1')).toThrow('append-only');
    expect(() => db.run('DELETE FROM journey_steps')).toThrow('append-only');
    db.run(`DELETE FROM journeys WHERE id = 'j'`);
    expect(db.get('SELECT count(*) AS n FROM journey_steps')).toEqual({ n: 0 });
  });
});
