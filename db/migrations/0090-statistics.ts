/**
 * Events after which a Person stands in play with the Good side, 1, or no longer does, 0. An Item goes wherever its bearer
 * goes, and is not asked about.
 */
const STANDS = `CASE e.type
      WHEN 'enteredPlay' THEN json_extract(e.event, '$.person') AND json_extract(e.event, '$.side') = 'good'
      WHEN 'brought' THEN json_extract(e.event, '$.owner') IS NOT NULL AND json_extract(e.event, '$.person')
      WHEN 'broughtOver' THEN 1
      WHEN 'luredAstray' THEN 0
      WHEN 'discarded' THEN 0
      WHEN 'takenBack' THEN 0
      WHEN 'fell' THEN 0
      WHEN 'shuffledIn' THEN 0
    END`;

/**
 * The views of the statistics, all over `games`, `records` and `happenings` alone, and the tables in which their lines are
 * kept for each game. Times are summed up to a pause of five minutes: whoever is away longer does not play.
 */
export const STATISTICS = `
  -- Games in which nobody sat who is a person, up to the last answer.
  CREATE VIEW stat_alone AS
    SELECT g.id AS game FROM games g
    WHERE g.seating IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM json_each(g.seating, '$.seats') seat WHERE json_extract(seat.value, '$.kind') <> 'bot')
      AND NOT EXISTS (SELECT 1 FROM records r WHERE r.game = g.id AND r.kind = 'seating'
        AND json_extract(r.player, '$.kind') <> 'bot'
        AND r.number < (SELECT max(a.number) FROM records a WHERE a.game = g.id AND a.kind = 'answer'));

  -- Games that came to their end and are like any other: neither arranged, as a tutorial is, nor played on from a replay or
  -- from a copy, nor thrown away, nor played by others or by bots alone.
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
    FROM games g
    WHERE g.outcome IS NOT NULL AND g.kind = 'line' AND g.trashed_at IS NULL AND g.copied_from IS NULL
      AND json_extract(g.setup, '$.arranged') IS NULL
      AND g.taken_in IS NULL
      AND NOT EXISTS (SELECT 1 FROM branches b WHERE b.game = g.id)
      AND NOT EXISTS (SELECT 1 FROM stat_alone a WHERE a.game = g.id);

  -- Each Objective that was played in them: of a campaign those that were achieved, in their order, and the one after them,
  -- with which it ended.
  CREATE VIEW stat_objectives AS
    SELECT game, place, objective, place < achieved AS won, CASE WHEN place < achieved THEN 'good' ELSE winner END AS winner
    FROM (
      SELECT s.game, s.winner, coalesce(json_extract(g.outcome, '$.achieved'), s.won) AS achieved, 0 AS place, s.objective
      FROM stat_games s JOIN games g ON g.id = s.game
      UNION ALL
      SELECT s.game, s.winner, coalesce(json_extract(g.outcome, '$.achieved'), s.won), c.key + 1, c.value
      FROM stat_games s JOIN games g ON g.id = s.game, json_each(g.setup, '$.campaign') c)
    WHERE place <= achieved;

  -- Who sat in them, and with which Good cards: a deck is its cards, in whatever order they were given.
  CREATE VIEW stat_seats AS
    SELECT g.id AS game, seat.key AS seat, json_extract(seat.value, '$.name') AS name,
      (SELECT group_concat(card, ' ') FROM (
        SELECT value AS card FROM json_each(coalesce(json_extract(g.setup, '$.commonDeck'),
          json_extract(seat.value, '$.deck'))) ORDER BY value)) AS cards
    FROM stat_games s JOIN games g ON g.id = s.game, json_each(g.setup, '$.seats') seat;

  -- What was told of the line that was played, event by event; \`at\` puts the events of a game in their order.
  CREATE VIEW stat_events AS
    SELECT h.game, h.number * 100000 + e.key AS at,
      json_extract(e.value, '$.event.type') AS type,
      json_extract(e.value, '$.event') AS event,
      json_extract(e.value, '$.defs') AS defs
    FROM happenings h, json_each(h.events) e
    WHERE h.counts = 1;

  -- What happened to cards, each copy by its number in the game; and where the next Objective cleared the table of all.
  CREATE VIEW stat_moves AS
    SELECT e.game, e.at, e.type, c.value AS card, e.defs, ${STANDS} AS stands
    FROM stat_events e, json_each(CASE e.type WHEN 'cardsDrawn' THEN e.event -> '$.cards'
      ELSE json_array(e.event -> '$.card') END) c
    WHERE e.type IN ('cardsDrawn', 'enteredPlay', 'brought', 'broughtOver', 'luredAstray', 'defeated', 'discarded',
      'takenBack', 'fell', 'shuffledIn', 'objectiveFollowed');

  -- What became of each copy. The last event that moved it says whether it stands, unless the table was cleared after it.
  -- Written so that SQLite reads the log of one game alone where one is asked for: hence the line without a card.
  CREATE VIEW stat_copies AS
    SELECT game, card, json_extract(defs, '$."' || card || '"') AS def,
      max(type = 'cardsDrawn') AS drawn,
      max(type IN ('enteredPlay', 'brought')) AS entered,
      max(type = 'luredAstray') AS lured,
      max(type = 'defeated') AS defeated,
      coalesce(max(CASE WHEN stands IS NOT NULL THEN at * 2 + stands END) % 2 = 1
        AND max(CASE WHEN stands = 1 THEN at END) > coalesce(
          max(max(CASE WHEN type = 'objectiveFollowed' THEN at END)) OVER (PARTITION BY game), -1), 0) AS stood
    FROM stat_moves
    GROUP BY game, card;

  -- How long was played, day by day, in whatever game: the time between one record and the next, but for long pauses. What
  -- a copy has from the game that it is a copy of was played in that one, and what a game had when it was taken in, by others.
  CREATE VIEW stat_days AS
    SELECT game, date(at, 'localtime') AS day, sum(pause) AS seconds
    FROM (
      -- Not by a window: SQLite would read the log of all games where one is asked for.
      SELECT game, number, at, unixepoch(at, 'subsec') - unixepoch((SELECT p.at FROM happenings p
        WHERE p.game = l.game AND p.number < l.number AND p.at IS NOT NULL ORDER BY p.number DESC LIMIT 1), 'subsec')
        AS pause
      FROM happenings l WHERE at IS NOT NULL) h
    WHERE pause BETWEEN 0 AND 300
      AND EXISTS (SELECT 1 FROM games g WHERE g.id = h.game AND g.kind = 'line'
        AND (g.taken_in IS NULL OR h.at > g.taken_in) AND NOT EXISTS (
        SELECT 1 FROM happenings o WHERE o.game = g.copied_from AND o.number = h.number AND o.at = h.at))
    GROUP BY game, date(at, 'localtime');

  -- Answers that were given and do not count: they were taken back.
  CREATE VIEW stat_undone AS
    SELECT h.game, count(*) AS undone
    FROM happenings h JOIN records r ON r.game = h.game AND r.number = h.number
    WHERE h.counts = 0 AND r.kind = 'answer'
    GROUP BY h.game;

  -- Up to how many records a game is counted, and whether it was thrown away then, in the tables below, each of which holds the lines of a view.
  CREATE TABLE counted_games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    records INTEGER NOT NULL,
    trashed INTEGER NOT NULL,
    undone INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE counted_results (
    id INTEGER PRIMARY KEY REFERENCES counted_games (id) ON DELETE CASCADE,
    objective TEXT NOT NULL,
    campaign INTEGER NOT NULL,
    players INTEGER NOT NULL,
    opponents INTEGER NOT NULL,
    variants TEXT NOT NULL,
    turn INTEGER NOT NULL,
    played_at TEXT NOT NULL,
    day TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    winner TEXT,
    won INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE counted_objectives (
    id INTEGER NOT NULL REFERENCES counted_games (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    objective TEXT NOT NULL,
    winner TEXT,
    won INTEGER NOT NULL,
    PRIMARY KEY (id, place)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE counted_cards (
    def TEXT NOT NULL,
    id INTEGER NOT NULL REFERENCES counted_games (id) ON DELETE CASCADE,
    drawn INTEGER NOT NULL,
    entered INTEGER NOT NULL,
    lured INTEGER NOT NULL,
    defeated INTEGER NOT NULL,
    stood INTEGER NOT NULL,
    PRIMARY KEY (def, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cards_of_counted ON counted_cards (id);

  CREATE TABLE counted_days (
    id INTEGER NOT NULL REFERENCES counted_games (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    seconds REAL NOT NULL,
    PRIMARY KEY (id, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE counted_decks (
    deck INTEGER PRIMARY KEY,
    cards TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE counted_seats (
    id INTEGER NOT NULL REFERENCES counted_games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    deck INTEGER NOT NULL REFERENCES counted_decks (deck),
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_deck ON counted_seats (deck, id);
`;
