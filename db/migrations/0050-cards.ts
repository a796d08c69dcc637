import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  -- What a search asks of a card, in short rows. The numbers are in the order of the names, so that no search has to sort by them.
  CREATE TABLE card_index (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    pack TEXT NOT NULL,
    type TEXT NOT NULL,
    side TEXT,
    strength INTEGER,
    attack INTEGER,
    copies INTEGER NOT NULL,
    value INTEGER
  ) STRICT;

  -- Words of which a card may have several of a kind, for example its traits.
  CREATE TABLE card_tags (
    kind TEXT NOT NULL,
    word TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (kind, word, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE card_texts (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    traits TEXT NOT NULL,
    verse TEXT NOT NULL,
    source TEXT NOT NULL
  ) STRICT;

  CREATE VIRTUAL TABLE card_words USING fts5 (
    name, rules, traits, verse, source,
    content = 'card_texts', content_rowid = 'number',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  );

  CREATE TABLE saved_searches (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    search TEXT NOT NULL CHECK (json_valid(search)),
    position INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE card_notes (
    card TEXT PRIMARY KEY,
    note TEXT NOT NULL CHECK (note <> ''),
    changed_at TEXT NOT NULL
  ) STRICT;
`;

/**
 * The card library: an index that is made anew from the packs whenever they change, the searches that somebody keeps, and
 * own notes on cards. A note outlives its card's pack, and is there again when the pack comes back.
 */
export function cards(db: SchemaDb): void {
  db.exec(TABLES);
}
