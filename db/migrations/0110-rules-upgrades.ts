import type { SchemaDb } from '../file/handles.ts';

const TABLE = `
  CREATE TABLE rules_upgrades (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- After how many records.
    number INTEGER NOT NULL CHECK (number >= 0),
    from_rules INTEGER NOT NULL CHECK (from_rules > 0),
    to_rules INTEGER NOT NULL CHECK (to_rules > from_rules),
    hash TEXT NOT NULL,
    -- How the game stood then, as the older rules wrote it.
    state TEXT NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT;
`;

/**
 * Where a game went on under newer rules: what came before is not played again, but begins anew with the state that the
 * older rules left. That state is kept as they wrote it.
 */
export function rulesUpgrades(db: SchemaDb): void {
  db.exec(TABLE);
}
