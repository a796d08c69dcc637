import { expect, test } from 'vitest';
import { countGames } from '../alpha-omega/counted.ts';
import { gamesToReckon } from '../alpha-omega/game-results.ts';
import { migrate } from '../file/migrate.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

const GAME = `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, records, round, turn, outcome)
  VALUES (?, ?, 1, ?, 's', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z', 0, 0, 1, ?, ?)`;
const OURS = JSON.stringify({ objective: 'starter:x', seats: [{ name: 'Ann', deck: [] }] });
const WON = JSON.stringify({ winner: 'good', reason: 'conceded', round: 3 });

test('a game of other rules is in no statistics, whenever it came, and what was counted of it is gone', () => {
  const db = memoryDb(120);
  db.run(GAME, ...['ours', 'alpha-omega', OURS, 1, WON]);
  db.run(GAME, ...['before', 'duel', '{}', 2, '{}']);
  db.run(`INSERT INTO counted_games (game, records, trashed, undone) VALUES ('before', 0, 0, 0)`);
  migrate(db, MIGRATIONS);
  db.run(GAME, ...['since', 'duel', '{"seats":[1,2]}', 3, '{"winner":1}']);
  expect(db.all('SELECT game FROM stat_games')).toEqual([{ game: 'ours' }]);
  expect(db.all('SELECT game FROM counted_games')).toEqual([]);
  expect(countGames(db, () => true)).toBe(0);
  expect(db.all('SELECT game FROM counted_games')).toEqual([{ game: 'ours' }]);
  expect(gamesToReckon(db, 1)).toEqual(['ours']);
});
