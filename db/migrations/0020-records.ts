import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE records (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    -- Who was asked, or whose place it is.
    seat INTEGER,
    -- Who answered, or wanted the return.
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
      ELSE 0 END)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO records (game, number, kind, seat, by_seat, decision, answer)
    SELECT game, number, 'answer', seat, seat, decision, answer FROM answers;
  DROP TABLE answers;

  CREATE TRIGGER records_never_change BEFORE UPDATE ON records
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;
  -- A deleted game takes its records along; nothing else takes one away.
  CREATE TRIGGER records_never_go BEFORE DELETE ON records
  WHEN EXISTS (SELECT 1 FROM games WHERE id = OLD.game)
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;

  ALTER TABLE games ADD COLUMN records INTEGER NOT NULL DEFAULT 0 CHECK (records >= 0);
  UPDATE games SET records = answers;
  ALTER TABLE games ADD COLUMN seating TEXT CHECK (json_valid(seating));
`;

/**
 * A game's log is more than answers: it returns to earlier moments and people change places, so `records` takes the
 * place of `answers`. In `games`, `answers` counts those on the line that is played, `records` all there is, and
 * `seating` says who sat down and whether hands are open; it is null where a game is older than that question.
 */
export function records(db: SchemaDb): void {
  db.exec(TABLES);
}
