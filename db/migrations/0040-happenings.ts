import type { SchemaDb } from '../handles.ts';

const TABLES = `
  CREATE TABLE happenings (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- Of the record that led to it; 0 is the beginning.
    number INTEGER NOT NULL CHECK (number >= 0),
    -- When, as ISO 8601 in UTC; null where the game is older than that question.
    at TEXT,
    -- Of the state after it.
    hash TEXT NOT NULL,
    events TEXT NOT NULL CHECK (json_valid(events)),
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    PRIMARY KEY (game, number)
  ) STRICT;
`;

/**
 * What each record led to, as it was told to all seats together: for the statistics, for journals, and for the day on
 * which other rules can no longer play the records again. `counts` is 1 for the beginning and the answers of the line that
 * is played. It can be made again from the records, so it may change; nothing is lost with it.
 */
export function happenings(db: SchemaDb): void {
  db.exec(TABLES);
}
