import type { SavedState } from '../../engine/kernel/save.ts';
import { numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';

/** An upgrade: the record after which a game went on under newer rules. */
export interface RulesUpgrade {
  /** After how many records. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** The state of the game then, as the older rules wrote it. */
  readonly before: SavedState;
}

/** The upgrades of a game, in order; empty where all of it was played by the rules it was begun with. */
export function rulesUpgradesOf(db: ReadableDb, game: string): readonly RulesUpgrade[] {
  return db.all('SELECT * FROM rules_upgrades WHERE game = ? ORDER BY number', game).map((row) => ({
    number: numberOf(row, 'number'),
    from: numberOf(row, 'from_rules'),
    to: numberOf(row, 'to_rules'),
    before: { hash: textOf(row, 'hash'), text: textOf(row, 'state') },
  }));
}

/**
 * The upgrades with those of one place joined: nothing was played by the rules between, so that the game goes on there
 * from what the oldest left.
 */
export const oneForEachPlace = (upgrades: readonly RulesUpgrade[]): readonly RulesUpgrade[] =>
  upgrades.reduce<readonly RulesUpgrade[]>((before, upgrade) => {
    const last = before.at(-1);
    return last?.number === upgrade.number
      ? [...before.slice(0, -1), { ...last, to: upgrade.to }]
      : [...before, upgrade];
  }, []);

/**
 * Keeps that a game goes on under newer rules, instead of what was kept of that place. To be called in the transaction of the
 * first record that they make.
 */
export function putRulesUpgrade(
  db: WritableDb,
  game: string,
  { number, from, to, before }: RulesUpgrade,
): void {
  db.run(
    'INSERT OR REPLACE INTO rules_upgrades (game, number, from_rules, to_rules, hash, state) VALUES (?, ?, ?, ?, ?, ?)',
    ...[game, number, from, to, before.hash, before.text],
  );
  db.run('UPDATE games SET rules = ? WHERE id = ?', to, game);
}

/** Replaces the stored upgrades of a game. To be called in a transaction. */
export function replaceRulesUpgrades(db: WritableDb, game: string, upgrades: readonly RulesUpgrade[]): void {
  db.run('DELETE FROM rules_upgrades WHERE game = ?', game);
  for (const upgrade of upgrades) putRulesUpgrade(db, game, upgrade);
}
