import { describe, expect, test } from 'vitest';
import { memoryDb } from '../testing/testing.ts';

const GAME = `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round)
  VALUES ('g', 'alpha-omega', 1, '{}', 's', 'now', 'now', 0, 1)`;
const ANSWER = `INSERT INTO answers (game, number, decision, seat, answer) VALUES ('g', 1, 1, 0, '["draw"]')`;

describe('migration 0010', () => {
  test('makes the tables of games, packs and settings', () => {
    const tables = memoryDb(10).all(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`);
    expect(tables.map((row) => row['name'])).toEqual([
      'answers',
      'cards',
      'game_packs',
      'games',
      'pack_versions',
      'settings',
      'snapshots',
    ]);
  });

  test('every table is strict: a text is no number', () => {
    const db = memoryDb(10);
    const loose = db.all(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'`,
    );
    expect(loose).toEqual([]);
    expect(() => db.run(GAME.replace('0, 1)', `'many', 1)`))).toThrow(
      /cannot store TEXT value in INTEGER column/,
    );
  });

  test('an answer can neither be changed nor taken away', () => {
    const db = memoryDb(10);
    db.run(GAME);
    db.run(ANSWER);
    expect(() => db.run('UPDATE answers SET seat = 1')).toThrow('answers are append-only');
    expect(() => db.run('DELETE FROM answers')).toThrow('answers are append-only');
    expect(db.get('SELECT count(*) AS n FROM answers')).toEqual({ n: 1 });
  });

  test('a deleted game takes its answers and its snapshot along', () => {
    const db = memoryDb(10);
    db.run(GAME);
    db.run(ANSWER);
    db.run(`INSERT INTO snapshots (game, number, hash, text) VALUES ('g', 1, 'h', 't')`);
    db.run('DELETE FROM games');
    expect(db.get('SELECT (SELECT count(*) FROM answers) + (SELECT count(*) FROM snapshots) AS n')).toEqual({
      n: 0,
    });
  });

  test('an answer belongs to a game', () => {
    expect(() => memoryDb(10).run(ANSWER)).toThrow('FOREIGN KEY constraint failed');
  });

  test('what is said to be JSON is JSON', () => {
    const db = memoryDb(10);
    db.run(GAME);
    expect(() => db.run(ANSWER.replace('["draw"]', '[draw'))).toThrow('CHECK constraint failed');
  });
});
