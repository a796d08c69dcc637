import type { SchemaDb } from '../file/handles.ts';

const COLUMNS = `
  ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'line' CHECK (kind IN ('line', 'slot'));
  ALTER TABLE games ADD COLUMN name TEXT;
  ALTER TABLE games ADD COLUMN trashed_at TEXT;
  ALTER TABLE games ADD COLUMN copied_from TEXT;
  ALTER TABLE games ADD COLUMN taken_in TEXT;
  ALTER TABLE games ADD COLUMN taken_from TEXT;
  ALTER TABLE games ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN words TEXT;

  UPDATE games SET turn = ranked.turn
    FROM (SELECT id, row_number() OVER (ORDER BY played_at, id) AS turn FROM games) AS ranked
    WHERE ranked.id = games.id;
  DROP INDEX games_by_time;
  CREATE INDEX games_by_turn ON games (turn);
  CREATE INDEX games_in_trash ON games (trashed_at) WHERE trashed_at IS NOT NULL;
  -- A row is long: what is looked for, put in order and counted among all of them is found without reading it.
  CREATE INDEX games_on_shelves ON games (kind, turn, created_at, name, words) WHERE trashed_at IS NULL;
`;

/**
 * A game is a `line`, which is played on, or a `slot`, a named copy that stays as it is. `trashed_at` is when it was thrown
 * away, until it is deleted for good; `copied_from` the game it is a copy of, which may be gone. `taken_in` is when it came out of a file
 * that others wrote, and `taken_from` the mark of their profile, where it is known; a game of one's own has neither. `turn` grows by one with
 * each record of any game: clocks can be set back, the order of the list cannot. `words` is what a search looks through,
 * null where it is to be made anew.
 */
export function keeping(db: SchemaDb): void {
  db.exec(COLUMNS);
}
