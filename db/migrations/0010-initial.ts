import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pack_versions (
    hash TEXT PRIMARY KEY CHECK (length(hash) = 64),
    pack TEXT NOT NULL,
    version TEXT NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    stored_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE cards (
    id TEXT PRIMARY KEY,
    pack TEXT NOT NULL REFERENCES pack_versions (hash),
    name TEXT NOT NULL,
    side TEXT CHECK (side IN ('good', 'opponent')),
    type TEXT NOT NULL,
    card TEXT NOT NULL CHECK (json_valid(card))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cards_by_pack ON cards (pack);

  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    ruleset TEXT NOT NULL,
    rules INTEGER NOT NULL,
    setup TEXT NOT NULL CHECK (json_valid(setup)),
    seed TEXT NOT NULL,
    created_at TEXT NOT NULL,
    played_at TEXT NOT NULL,
    answers INTEGER NOT NULL CHECK (answers >= 0),
    round INTEGER NOT NULL,
    outcome TEXT CHECK (json_valid(outcome))
  ) STRICT;
  CREATE INDEX games_by_time ON games (played_at);

  CREATE TABLE game_packs (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    pack TEXT NOT NULL REFERENCES pack_versions (hash),
    PRIMARY KEY (game, pack)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_by_pack ON game_packs (pack);

  CREATE TABLE answers (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    decision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER answers_never_change BEFORE UPDATE ON answers
  BEGIN SELECT RAISE(ABORT, 'answers are append-only'); END;
  -- A deleted game takes its answers along; nothing else takes one away.
  CREATE TRIGGER answers_never_go BEFORE DELETE ON answers
  WHEN EXISTS (SELECT 1 FROM games WHERE id = OLD.game)
  BEGIN SELECT RAISE(ABORT, 'answers are append-only'); END;

  CREATE TABLE snapshots (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    hash TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
`;

/**
 * The first tables. `games` is the header of a game with what the list shows of it, `answers` the log that is the game,
 * `snapshots` the latest state of each so that nobody waits for a replay. `pack_versions` keeps the very content that a
 * game was begun with; `cards` is the catalogue as it is now.
 */
export function initial(db: SchemaDb): void {
  db.exec(TABLES);
}
