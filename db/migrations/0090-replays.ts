import type { SchemaDb } from '../file/handles.ts';
import { STATISTICS } from './0090-statistics.ts';

const REPLAYS = `
  CREATE TABLE stored_views (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- Of the record after which the game stood so; 0 is the beginning.
    number INTEGER NOT NULL CHECK (number >= 0),
    round INTEGER NOT NULL CHECK (round >= 0),
    -- The view of all seats together: JSON, deflated, in base 64.
    view TEXT NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT;

  CREATE TABLE replay_notes (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    PRIMARY KEY (game, id)
  ) STRICT;

  CREATE TABLE branches (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    -- The game it was played on from, which may be gone by now, and from which of its moments.
    source TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX branches_by_source ON branches (source);

  CREATE TABLE pivotal_moments (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    -- How many records the game had, and how was searched: after more of the one, or by another way, it is searched anew.
    records INTEGER NOT NULL CHECK (records >= 0),
    method INTEGER NOT NULL,
    found TEXT NOT NULL CHECK (json_valid(found))
  ) STRICT;
`;

/**
 * What replays and statistics keep. A view of the table at the end of each round, for the day on which other rules can no
 * longer play the records again; notes at moments; which game was played on from which; the choices that were found to
 * have mattered. The statistics are views over the logs; what is slow to read out of them again and again is kept, a game
 * at a time, in tables that can be made anew.
 */
export function replays(db: SchemaDb): void {
  db.exec(REPLAYS);
  db.exec(STATISTICS);
}
