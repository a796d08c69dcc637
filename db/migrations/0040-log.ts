import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE log (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- Of the record; 0 is the beginning.
    number INTEGER NOT NULL CHECK (number >= 0),
    kind TEXT NOT NULL,
    -- Who was asked, or whose place it is.
    seat INTEGER,
    -- Who answered, took over or wanted the return.
    by_seat INTEGER,
    decision INTEGER,
    answer TEXT CHECK (json_valid(answer)),
    return_to INTEGER CHECK (return_to BETWEEN 0 AND number - 1),
    player TEXT CHECK (json_valid(player)),
    -- When, as ISO 8601 in UTC; null where the game is older than that question.
    at TEXT,
    -- Of the state after it; null where it is not kept what it led to.
    hash TEXT,
    events TEXT CHECK (json_valid(events)),
    -- Is it the beginning, or an answer of the line that is played?
    counts INTEGER NOT NULL DEFAULT 0 CHECK (counts IN (0, 1)),
    PRIMARY KEY (game, number),
    CHECK ((hash IS NULL) = (events IS NULL)),
    CHECK (CASE kind
      WHEN 'beginning' THEN number = 0
      WHEN 'answer' THEN seat IS NOT NULL AND by_seat IS NOT NULL AND decision IS NOT NULL AND answer IS NOT NULL
      WHEN 'return' THEN return_to IS NOT NULL
      WHEN 'seating' THEN seat IS NOT NULL AND player IS NOT NULL
      WHEN 'takeOver' THEN seat IS NOT NULL AND by_seat IS NOT NULL
      ELSE 0 END),
    CHECK (number > 0 OR kind = 'beginning')
  ) STRICT;

  INSERT INTO log (game, number, kind, seat, by_seat, decision, answer, return_to, player)
    SELECT game, number, kind, seat, by_seat, decision, answer, return_to, player FROM records;
  DROP TABLE records;

  CREATE TRIGGER log_never_changes
  BEFORE UPDATE OF game, number, kind, seat, by_seat, decision, answer, return_to, player ON log
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;
  -- A deleted game takes its log along; nothing else takes a record away.
  CREATE TRIGGER log_never_shrinks BEFORE DELETE ON log
  WHEN EXISTS (SELECT 1 FROM games WHERE id = OLD.game)
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;

  CREATE VIEW records AS
    SELECT game, number, kind, seat, by_seat, decision, answer, return_to, player FROM log WHERE number > 0;
  CREATE VIEW happenings AS
    SELECT game, number, at, hash, events, counts FROM log WHERE hash IS NOT NULL;

  ALTER TABLE games ADD COLUMN state_number INTEGER CHECK (state_number >= 0);
  ALTER TABLE games ADD COLUMN state_hash TEXT;
  ALTER TABLE games ADD COLUMN state TEXT;
  UPDATE games SET state_number = s.number, state_hash = s.hash, state = s.text FROM snapshots s WHERE s.game = games.id;
  DROP TABLE snapshots;
`;

/**
 * The log of a game is one table, `log`, read as two: `records` is what was done, which never changes, and `happenings`
 * what it led to, as it was told to all seats together: for the statistics, for journals, and for the day on which other
 * rules can no longer play the records again. It can be made again from the records, so it may be missing; nothing is lost
 * with it. The latest state lies with its game. So an answer is kept by changing two rows, and an index beside them.
 */
export function log(db: SchemaDb): void {
  db.exec(TABLES);
}
