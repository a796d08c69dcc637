import { expect, test } from 'vitest';
import { loadGame } from '../games/games.ts';
import { migrate } from '../file/migrate.ts';
import { putRulesUpgrade } from '../games/rules-upgrades.ts';
import { memoryDb } from '../testing/testing.ts';
import { MIGRATIONS } from './index.ts';

test('games from before it was kept where newer rules took over have no such place, and can be given one', () => {
  const db = memoryDb(100);
  db.run(
    `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, records, round, turn)
      VALUES ('g', 'alpha-omega', 3, '{}', 's', 'then', 'then', 0, 0, 1, 1)`,
  );
  migrate(db, MIGRATIONS);
  expect(loadGame(db, 'g')).toMatchObject({ rules: 3, upgrades: [] });
  const upgrade = { number: 0, from: 3, to: 4, before: { text: '{"rules":3}', hash: 'h' } };
  putRulesUpgrade(db, 'g', upgrade);
  expect(loadGame(db, 'g')).toMatchObject({ rules: 4, upgrades: [upgrade] });
  expect(() => {
    putRulesUpgrade(db, 'g', { ...upgrade, number: 1, from: 4, to: 4 });
  }).toThrow('CHECK');
  db.run(`DELETE FROM games WHERE id = 'g'`);
  expect(db.all('SELECT * FROM rules_upgrades')).toEqual([]);
});
