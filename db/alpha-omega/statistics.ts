import { jsonOf, numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb, Row, Value } from '../file/handles.ts';

/** Which games are looked at; null does not choose. Days are as on the clock of this machine: "2026-11-22". */
export interface StatFilter {
  readonly since: string | null;
  /** The last day that counts. */
  readonly until: string | null;
  /** The number of Good players. */
  readonly players: number | null;
  /** Somebody played with this deck: a number of {@link groupsBy} decks. */
  readonly deck: number | null;
}

/** All games. */
export const NO_FILTER: StatFilter = { since: null, until: null, players: null, deck: null };

/** Games, and how they ended; the rest were stand-offs. */
export interface Results {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/** Totals over all games of a filter. */
export interface Totals extends Results {
  /** Rounds, of all of them together. */
  readonly rounds: number;
  /** Answers that were taken back, in games that came to their end. */
  readonly undone: number;
  /** Time played in them. */
  readonly seconds: number;
}

/** Games that are kept and are no results. */
export interface LeftOut {
  readonly unfinished: number;
  /** Tutorials and others whose cards were arranged. */
  readonly arranged: number;
  /** Played on from a replay or from a copy. */
  readonly branched: number;
  /** Out of a file that others wrote. */
  readonly takenIn: number;
  /** Nobody but bots played them. */
  readonly alone: number;
}

/**
 * The key that results are grouped by. Of variants a game can have several, and counts with each; "" is none. A campaign counts with
 * each Objective that was played in it.
 */
export type Grouping = 'objective' | 'players' | 'variant' | 'deck';

export interface Group extends Results {
  /** A card's id, a number of players, a variant, or the number of a deck. */
  readonly key: string;
}

/** A day on which games were over. */
export interface PlayedDay extends Results {
  readonly day: string;
  readonly seconds: number;
}

/** Games in a row that were all won, or none of them. */
export interface Streak {
  readonly won: boolean;
  readonly length: number;
  /** When its first and its last game were over; ISO 8601, UTC. */
  readonly since: string;
  readonly until: string;
}

/** A game that is counted. */
export interface CountedGame {
  readonly game: string;
  readonly objective: string;
  readonly campaign: boolean;
  readonly players: number;
  readonly variants: readonly string[];
  /** Help that is no rule of the rulebook. */
  readonly assists: readonly string[];
  readonly rounds: number;
  /** The side that won; null after a stand-off. */
  readonly winner: string | null;
  /** When it was over; ISO 8601, UTC. */
  readonly playedAt: string;
}

/** The uses of a print in the games of a filter: each is a number of games. */
export interface CardUses {
  readonly def: string;
  /** A Good player drew it. */
  readonly drawn: number;
  readonly drawnWon: number;
  readonly entered: number;
  readonly enteredWon: number;
  readonly lured: number;
  readonly defeated: number;
  /** A Person that was in play with the Good side at the end; of other cards it is not asked. */
  readonly stood: number;
  readonly stoodWon: number;
}

const CHOSEN = `(:since IS NULL OR r.day >= :since) AND (:until IS NULL OR r.day <= :until)
  AND (:players IS NULL OR r.players = :players)
  AND (:deck IS NULL OR EXISTS (SELECT 1 FROM counted_seats c WHERE c.id = r.id AND c.deck = :deck))`;

/** Our handle binds by place: each name of what is chosen becomes a place. */
function rowsOf(db: ReadableDb, sql: string, filter: StatFilter): readonly Row[] {
  const values: Value[] = [];
  const placed = sql.replaceAll(/:(since|until|players|deck)/g, (_, name: keyof StatFilter) => {
    values.push(filter[name]);
    return '?';
  });
  return db.all(placed, ...values);
}

/** The SQL that adds up the lines of this name. */
const resultsIn = (line: 'r' | 'o'): string =>
  `count(*) AS games, coalesce(sum(${line}.won), 0) AS won, coalesce(sum(${line}.winner IS 'opponent'), 0) AS lost`;

const resultsOf = (row: Row): Results => ({
  games: numberOf(row, 'games'),
  won: numberOf(row, 'won'),
  lost: numberOf(row, 'lost'),
});

/** The totals of the games of a filter. */
export function totals(db: ReadableDb, filter: StatFilter): Totals {
  const [row = {}] = rowsOf(
    db,
    `SELECT ${resultsIn('r')}, coalesce(sum(r.rounds), 0) AS rounds, coalesce(sum(g.undone), 0) AS undone
      FROM counted_results r JOIN counted_games g USING (id) WHERE ${CHOSEN}`,
    filter,
  );
  const seconds = playedDays(db, filter).reduce((sum, day) => sum + day.seconds, 0);
  return { ...resultsOf(row), rounds: numberOf(row, 'rounds'), undone: numberOf(row, 'undone'), seconds };
}

/** The games that no filter counts. */
export function leftOut(db: ReadableDb): LeftOut {
  const row =
    db.get(`SELECT
      count(*) FILTER (WHERE arranged IS NULL AND branched = 0 AND others = 0 AND outcome IS NULL) AS unfinished,
      count(*) FILTER (WHERE arranged IS NOT NULL) AS arranged,
      count(*) FILTER (WHERE arranged IS NULL AND branched = 1) AS branched,
      count(*) FILTER (WHERE arranged IS NULL AND branched = 0 AND others = 1) AS takenIn,
      count(*) FILTER (WHERE arranged IS NULL AND branched = 0 AND others = 0 AND outcome IS NOT NULL
        AND id IN (SELECT game FROM stat_alone)) AS alone
    FROM (SELECT id, outcome, json_extract(setup, '$.arranged') AS arranged, taken_in IS NOT NULL AS others,
      copied_from IS NOT NULL OR EXISTS (SELECT 1 FROM branches b WHERE b.game = g.id) AS branched
      FROM alpha_omega_games g WHERE kind = 'line' AND trashed_at IS NULL
        AND id NOT IN (SELECT game FROM counted_games JOIN counted_results USING (id)))`) ?? {};
  return {
    unfinished: numberOf(row, 'unfinished'),
    arranged: numberOf(row, 'arranged'),
    branched: numberOf(row, 'branched'),
    takenIn: numberOf(row, 'takenIn'),
    alone: numberOf(row, 'alone'),
  };
}

interface Key {
  readonly key: string;
  readonly from: string;
  /** The lines that are counted, where they are not those of games. */
  readonly line?: 'o';
}

const KEYS: Readonly<Record<Grouping, Key>> = {
  // A campaign counts with each Objective that was played in it.
  objective: {
    ...{ key: 'o.objective', line: 'o' },
    from: 'counted_objectives o JOIN counted_results r USING (id)',
  },
  players: { key: 'r.players', from: 'counted_results r' },
  variant: {
    key: "coalesce(v.value, '')",
    from: 'counted_results r LEFT JOIN json_each(r.variants) v',
  },
  // Two who play with the same deck played one game with it.
  deck: {
    key: 'd.deck',
    from: 'counted_results r JOIN (SELECT DISTINCT id, deck FROM counted_seats) d ON d.id = r.id',
  },
};

/** Results by one thing, what was played most first. */
export function groupsBy(db: ReadableDb, by: Grouping, filter: StatFilter): readonly Group[] {
  const { key, from, line = 'r' } = KEYS[by];
  return rowsOf(
    db,
    `SELECT CAST(${key} AS TEXT) AS key, ${resultsIn(line)} FROM ${from} WHERE ${CHOSEN}
      GROUP BY ${key} ORDER BY games DESC, ${key}`,
    filter,
  ).map((row) => ({ key: textOf(row, 'key'), ...resultsOf(row) }));
}

/** The games that are looked at, the latest first: so many of them at most. */
export function latestGames(db: ReadableDb, filter: StatFilter, most: number): readonly CountedGame[] {
  return rowsOf(
    db,
    `SELECT g.game, r.objective, r.campaign, r.players, r.variants, r.rounds, r.winner, r.played_at,
        coalesce(json_extract(kept.setup, '$.assists'), '[]') AS assists
      FROM counted_results r JOIN counted_games g USING (id) JOIN games kept ON kept.id = g.game WHERE ${CHOSEN}
      ORDER BY r.turn DESC, r.id DESC LIMIT ${String(most)}`,
    filter,
  ).map((row) => ({
    game: textOf(row, 'game'),
    objective: textOf(row, 'objective'),
    campaign: numberOf(row, 'campaign') === 1,
    players: numberOf(row, 'players'),
    variants: jsonOf(row, 'variants') as readonly string[],
    assists: jsonOf(row, 'assists') as readonly string[],
    rounds: numberOf(row, 'rounds'),
    winner: row['winner'] === null ? null : textOf(row, 'winner'),
    playedAt: textOf(row, 'played_at'),
  }));
}

/** The cards of a deck that was played with, a line a copy, in the order of their ids; null where there is none. */
export function cardsOfDeck(db: ReadableDb, deck: number): readonly string[] | null {
  const row = db.get('SELECT cards FROM counted_decks WHERE deck = ?', deck);
  return row ? textOf(row, 'cards').split(' ') : null;
}

/** The days on which games were over, in order, with the time that was played in those games. */
export function playedDays(db: ReadableDb, filter: StatFilter): readonly PlayedDay[] {
  return rowsOf(
    db,
    `SELECT r.day, ${resultsIn('r')},
        coalesce(sum((SELECT sum(d.seconds) FROM counted_days d WHERE d.id = r.id)), 0) AS seconds
      FROM counted_results r WHERE ${CHOSEN} GROUP BY r.day ORDER BY r.day`,
    filter,
  ).map((row) => ({ day: textOf(row, 'day'), ...resultsOf(row), seconds: numberOf(row, 'seconds') }));
}

/** Runs of games won and of games not won, in the order in which they ended. The last one is still going on. */
export function streaks(db: ReadableDb, filter: StatFilter): readonly Streak[] {
  return rowsOf(
    db,
    `SELECT won, count(*) AS length, min(played_at) AS since, max(played_at) AS until FROM (
        SELECT r.won, r.played_at, row_number() OVER (ORDER BY r.turn, r.id) AS place,
          row_number() OVER (PARTITION BY r.won ORDER BY r.turn, r.id) AS own
        FROM counted_results r WHERE ${CHOSEN})
      GROUP BY won, place - own ORDER BY max(place)`,
    filter,
  ).map((row) => ({
    won: numberOf(row, 'won') === 1,
    length: numberOf(row, 'length'),
    since: textOf(row, 'since'),
    until: textOf(row, 'until'),
  }));
}

const USES = `count(*) FILTER (WHERE u.drawn > 0) AS drawn,
  count(*) FILTER (WHERE u.drawn > 0 AND r.won) AS drawn_won,
  count(*) FILTER (WHERE u.entered > 0) AS entered,
  count(*) FILTER (WHERE u.entered > 0 AND r.won) AS entered_won,
  count(*) FILTER (WHERE u.lured > 0) AS lured,
  count(*) FILTER (WHERE u.defeated > 0) AS defeated,
  count(*) FILTER (WHERE u.stood > 0) AS stood,
  count(*) FILTER (WHERE u.stood > 0 AND r.won) AS stood_won`;

const usesOf = (row: Row): Omit<CardUses, 'def'> => ({
  drawn: numberOf(row, 'drawn'),
  drawnWon: numberOf(row, 'drawn_won'),
  entered: numberOf(row, 'entered'),
  enteredWon: numberOf(row, 'entered_won'),
  lured: numberOf(row, 'lured'),
  defeated: numberOf(row, 'defeated'),
  stood: numberOf(row, 'stood'),
  stoodWon: numberOf(row, 'stood_won'),
});

/** The uses of every print that was drawn or in play. */
export function cardUses(db: ReadableDb, filter: StatFilter): readonly CardUses[] {
  return rowsOf(
    db,
    `SELECT u.def, ${USES} FROM counted_cards u JOIN counted_results r USING (id) WHERE ${CHOSEN}
      GROUP BY u.def ORDER BY entered DESC, u.def`,
    filter,
  ).map((row) => ({ def: textOf(row, 'def'), ...usesOf(row) }));
}

/** The uses of a print in all games that are counted by now ({@link countGames}). */
export function cardStatistics(db: ReadableDb, def: string): CardUses {
  const row = db.get(
    `SELECT ${USES} FROM counted_cards u JOIN counted_results r USING (id) WHERE u.def = ?`,
    def,
  );
  return { def, ...usesOf(row ?? {}) };
}
