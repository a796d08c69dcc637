import type { SchemaDb } from '../file/handles.ts';

const TABLES = `
  CREATE TABLE journeys (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    begun_at TEXT NOT NULL,
    -- What was settled when it began.
    setup TEXT NOT NULL CHECK (json_valid(setup)),
    -- When it was put away; it can be taken out again.
    removed_at TEXT
  ) STRICT;

  -- What was chosen and what came of its games, numbered 1, 2, 3…: how it stands is what they fold to.
  CREATE TABLE journey_steps (
    journey TEXT NOT NULL REFERENCES journeys (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    at TEXT NOT NULL,
    -- The game that it is about; null where it is about none.
    game TEXT,
    step TEXT NOT NULL CHECK (json_valid(step)),
    PRIMARY KEY (journey, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER journey_steps_never_change BEFORE UPDATE ON journey_steps
  BEGIN SELECT RAISE(ABORT, 'journey steps are append-only'); END;
  -- A journey that is deleted for good takes its steps along; nothing else takes one away.
  CREATE TRIGGER journey_steps_never_go BEFORE DELETE ON journey_steps
  WHEN EXISTS (SELECT 1 FROM journeys WHERE id = OLD.journey)
  BEGIN SELECT RAISE(ABORT, 'journey steps are append-only'); END;

  -- Which games belong to a journey. A game may be deleted; that it was played is not forgotten with it.
  CREATE TABLE journey_games (
    game TEXT PRIMARY KEY,
    journey TEXT NOT NULL REFERENCES journeys (id) ON DELETE CASCADE,
    station INTEGER NOT NULL CHECK (station >= 0),
    begun_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX games_of_journeys ON journey_games (journey, begun_at);

  -- Tries at the games of the calendar. The first stays the first, also when its game is deleted.
  CREATE TABLE calendar_tries (
    calendar TEXT NOT NULL,
    day TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    game TEXT NOT NULL UNIQUE,
    begun_at TEXT NOT NULL,
    -- What came of it when it was over for the first time; null as long as it is not.
    result TEXT CHECK (json_valid(result)),
    PRIMARY KEY (calendar, day, number)
  ) STRICT;

  -- What games that are over count for, so that not every story has to be read for every page. Reckoned anew where the game
  -- went on since, or is reckoned otherwise now; kept when the game is deleted.
  CREATE TABLE game_results (
    game TEXT PRIMARY KEY,
    -- How many records of the game it was reckoned from, and in which way.
    records INTEGER NOT NULL,
    reckoning INTEGER NOT NULL,
    result TEXT NOT NULL CHECK (json_valid(result))
  ) STRICT;
`;

/** Journeys: campaigns, Pilgrimages and the games of the calendar, and what games that are over count for. */
export function journeys(db: SchemaDb): void {
  db.exec(TABLES);
}
