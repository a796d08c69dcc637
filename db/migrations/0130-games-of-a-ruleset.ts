import type { SchemaDb } from '../file/handles.ts';

const VIEWS = `
  -- The games that the statistics of Alpha/Omega are of. Those of other rulesets lie in the same tables.
  CREATE VIEW alpha_omega_games AS SELECT * FROM games WHERE ruleset = 'alpha-omega';

  DROP VIEW stat_games;
  CREATE VIEW stat_games AS
    SELECT g.id AS game, g.records,
      json_extract(g.setup, '$.objective') AS objective,
      coalesce(json_array_length(g.setup, '$.campaign'), 0) > 0 AS campaign,
      json_array_length(g.setup, '$.seats') AS players,
      coalesce(json_array_length(g.setup, '$.opponents'), 0) AS opponents,
      coalesce(json_extract(g.setup, '$.variants'), '[]') AS variants,
      g.turn, g.played_at, date(g.played_at, 'localtime') AS day,
      json_extract(g.outcome, '$.round') AS rounds,
      json_extract(g.outcome, '$.winner') AS winner,
      json_extract(g.outcome, '$.winner') IS 'good' AS won
    FROM alpha_omega_games g
    WHERE g.outcome IS NOT NULL AND g.kind = 'line' AND g.trashed_at IS NULL AND g.copied_from IS NULL
      AND json_extract(g.setup, '$.arranged') IS NULL
      AND g.taken_in IS NULL
      AND NOT EXISTS (SELECT 1 FROM branches b WHERE b.game = g.id)
      AND NOT EXISTS (SELECT 1 FROM stat_alone a WHERE a.game = g.id);

  DROP VIEW stat_days;
  CREATE VIEW stat_days AS
    SELECT game, date(at, 'localtime') AS day, sum(pause) AS seconds
    FROM (
      -- Not by a window: SQLite would read the log of all games where one is asked for.
      SELECT game, number, at, unixepoch(at, 'subsec') - unixepoch((SELECT p.at FROM happenings p
        WHERE p.game = l.game AND p.number < l.number AND p.at IS NOT NULL ORDER BY p.number DESC LIMIT 1), 'subsec')
        AS pause
      FROM happenings l WHERE at IS NOT NULL) h
    WHERE pause BETWEEN 0 AND 300
      AND EXISTS (SELECT 1 FROM alpha_omega_games g WHERE g.id = h.game AND g.kind = 'line'
        AND (g.taken_in IS NULL OR h.at > g.taken_in) AND NOT EXISTS (
        SELECT 1 FROM happenings o WHERE o.game = g.copied_from AND o.number = h.number AND o.at = h.at))
    GROUP BY game, date(at, 'localtime');

  -- What was counted of other games was counted by what they are not.
  DELETE FROM counted_games WHERE game NOT IN (SELECT id FROM alpha_omega_games);
`;

/** The statistics of Alpha/Omega are of its own games, whatever other games are kept beside them. */
export function gamesOfARuleset(db: SchemaDb): void {
  db.exec(VIEWS);
}
