import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE more_records (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    -- Who was asked, or whose place it is.
    seat INTEGER,
    -- Who answered, took over or wanted the return.
    by_seat INTEGER,
    decision INTEGER,
    answer TEXT CHECK (json_valid(answer)),
    return_to INTEGER CHECK (return_to BETWEEN 0 AND number - 1),
    player TEXT CHECK (json_valid(player)),
    PRIMARY KEY (game, number),
    CHECK (CASE kind
      WHEN 'answer' THEN seat IS NOT NULL AND by_seat IS NOT NULL AND decision IS NOT NULL AND answer IS NOT NULL
      WHEN 'return' THEN return_to IS NOT NULL
      WHEN 'seating' THEN seat IS NOT NULL AND player IS NOT NULL
      WHEN 'takeOver' THEN seat IS NOT NULL AND by_seat IS NOT NULL
      ELSE 0 END)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO more_records SELECT * FROM records;
  -- Its triggers go with it, and do not stop it: a table that is dropped has no row deleted.
  DROP TABLE records;
  ALTER TABLE more_records RENAME TO records;

  CREATE TRIGGER records_never_change BEFORE UPDATE ON records
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;
  -- A deleted game takes its records along; nothing else takes one away.
  CREATE TRIGGER records_never_go BEFORE DELETE ON records
  WHEN EXISTS (SELECT 1 FROM games WHERE id = OLD.game)
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;
`;

/**
 * Whoever takes over for somebody sees that hand, also when no answer follows: it is a record of its own. What a table
 * allows cannot be changed in SQLite, so its rows move to one that allows a kind more.
 */
export function takeovers(db: SchemaDb): void {
  db.exec(TABLES);
}
