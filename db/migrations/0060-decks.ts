import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE decks (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    side TEXT NOT NULL,
    notes TEXT NOT NULL,
    tags TEXT NOT NULL CHECK (json_valid(tags)),
    card_notes TEXT NOT NULL CHECK (json_valid(card_notes)),
    made_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    archived_at TEXT,
    deleted_at TEXT
  ) STRICT;

  CREATE TABLE deck_versions (
    deck TEXT NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    at TEXT NOT NULL,
    -- What the version came from: for the list of versions.
    origin TEXT NOT NULL CHECK (json_valid(origin)),
    cards TEXT NOT NULL CHECK (json_valid(cards)),
    side_list TEXT NOT NULL CHECK (json_valid(side_list)),
    PRIMARY KEY (deck, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER deck_versions_never_change BEFORE UPDATE ON deck_versions
  BEGIN SELECT RAISE(ABORT, 'deck versions are append-only'); END;
  -- A deck that is deleted for good takes its versions along; nothing else takes one away.
  CREATE TRIGGER deck_versions_never_go BEFORE DELETE ON deck_versions
  WHEN EXISTS (SELECT 1 FROM decks WHERE id = OLD.deck)
  BEGIN SELECT RAISE(ABORT, 'deck versions are append-only'); END;

  -- A deck as it is being changed, before that is a version.
  CREATE TABLE deck_drafts (
    deck TEXT PRIMARY KEY REFERENCES decks (id) ON DELETE CASCADE,
    at TEXT NOT NULL,
    cards TEXT NOT NULL CHECK (json_valid(cards)),
    side_list TEXT NOT NULL CHECK (json_valid(side_list))
  ) STRICT;
`;

/** Decks, every saved change of them, and what is being changed. What a card is, these tables do not know. */
export function decks(db: SchemaDb): void {
  db.exec(TABLES);
}
