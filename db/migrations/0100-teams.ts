import type { SchemaDb } from '../file/handles.ts';

const TABLE = `
  CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- Which decks, in the order of the players.
    members TEXT NOT NULL CHECK (json_valid(members)),
    made_at TEXT NOT NULL,
    changed_at TEXT NOT NULL
  ) STRICT;
`;

/** Decks that are played together. A deck that is gone is gone from its teams when they are read. */
export function teams(db: SchemaDb): void {
  db.exec(TABLE);
}
