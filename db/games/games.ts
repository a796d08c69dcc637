import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import type { SessionRecord } from '../../engine/kernel/records.ts';
import type { SavedState } from '../../engine/kernel/save.ts';
import { jsonOf, jsonOrNull, numberOf, textOf } from '../file/columns.ts';
import { DamagedRowError } from '../file/errors.ts';
import { countLine, putTold } from './happenings.ts';
import type { ReadableDb, Row, Value, WritableDb } from '../file/handles.ts';
import { putRecord, recordsOf } from './records.ts';
import { rulesUpgradesOf, type RulesUpgrade } from './rules-upgrades.ts';

/** The header of a game: everything besides its records and its content. */
export interface GameHeader {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: number;
  /** As the rules wrote it; whoever plays it checks it. */
  readonly setup: unknown;
  readonly seed: string;
  /** The seating and whether hands are open; null in games from before that was asked. The sessions check it. */
  readonly seating: unknown;
  /** ISO 8601, UTC; so is `playedAt`. */
  readonly createdAt: string;
}

/** The progress of a game, for the list of games. */
export interface Progress {
  readonly round: number;
  readonly outcome: unknown;
}

/** A line of the list of games. */
export interface GameRow extends GameHeader, Progress {
  readonly playedAt: string;
  /** Answers on the line that is played. */
  readonly answers: number;
}

/** A row of the list as it was found: what it says, or what is wrong with it and where. */
export interface ListedGame {
  readonly id: string;
  readonly playedAt: string;
  /** The journey that it is played on; null where it is none's. */
  readonly journey: JourneyOfGame | null;
  /** The Objectives achieved in a campaign by now; null where it is none, or no state of it is kept. */
  readonly achieved: number | null;
  readonly row: Result<GameRow, string>;
}

/** The journey of a game, with its name. */
export interface JourneyOfGame {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

export interface Snapshot extends SavedState {
  /** After how many records. */
  readonly number: number;
}

/** Everything stored of one game, except the packs it is played with. */
export interface StoredGame extends GameRow {
  readonly records: readonly SessionRecord[];
  readonly snapshot: Snapshot | null;
  /** Its upgrades to newer rules, in order. */
  readonly upgrades: readonly RulesUpgrade[];
}

export interface NewGameRow extends GameHeader, Progress {
  /** Hashes of pack versions that are already kept. */
  readonly packs: readonly string[];
  readonly state: SavedState;
  /** The events of its beginning, as told to all seats together. */
  readonly events: readonly unknown[];
}

export interface RecordRow extends Progress {
  readonly game: string;
  /** Counted from 1; must be the next one. */
  readonly number: number;
  readonly record: SessionRecord;
  /** The answers on the line that is played now, by the numbers of their records. */
  readonly line: readonly number[];
  readonly state: SavedState;
  /** The events that the record led to, as told to all seats together. */
  readonly events: readonly unknown[];
  readonly playedAt: string;
}

/** The turn of whatever is done next. */
export const NEXT_TURN = '(SELECT coalesce(max(turn), 0) + 1 FROM games)';

/** Apart from what each answer changes: the game that went on last keeps its place, and no index has to be written. */
const TO_THE_FRONT = `UPDATE games SET turn = ${NEXT_TURN}, trashed_at = NULL
  WHERE id = ? AND (turn < (SELECT max(turn) FROM games) OR trashed_at IS NOT NULL)`;

/** By which rules a kept game is played; null where there is none of this id. */
export function rulesetOfGame(db: ReadableDb, id: string): string | null {
  const row = db.get('SELECT ruleset FROM games WHERE id = ?', id);
  return row ? textOf(row, 'ruleset') : null;
}

/** Keeps a game that has just begun. One transaction; throws where the id is taken or a pack is not kept. */
export function createGame(db: WritableDb, game: NewGameRow): void {
  db.inTransaction(() => {
    db.run(
      `INSERT INTO games
        (id, ruleset, rules, setup, seed, seating, created_at, played_at, answers, records, round, outcome, turn,
          state_number, state_hash, state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ${NEXT_TURN}, ?, ?, ?)`,
      ...[game.id, game.ruleset, game.rules, JSON.stringify(game.setup), game.seed, jsonOrNull(game.seating)],
      ...[
        game.createdAt,
        game.createdAt,
        game.round,
        jsonOrNull(game.outcome),
        ...stateColumns(0, game.state),
      ],
    );
    for (const pack of game.packs) db.run('INSERT INTO game_packs (game, pack) VALUES (?, ?)', game.id, pack);
    const { id, createdAt: at, events } = game;
    putTold(db, id, 0, { at, hash: game.state.hash, events, counts: true });
  });
}

/**
 * Keeps one record together with the state it led to, whole or not at all; when this returns it is on disk. Throws where
 * the game is gone or the record is not the next one.
 */
export function appendRecord(db: WritableDb, row: RecordRow): void {
  const { game, number, record, line, events, playedAt: at } = row;
  db.inTransaction(() => {
    const changed = db.run(
      `UPDATE games SET records = ?, answers = ?, round = ?, outcome = ?, played_at = max(played_at, ?),
        state_number = ?, state_hash = ?, state = ? WHERE id = ? AND records = ?`,
      ...[number, line.length, row.round, jsonOrNull(row.outcome), at, ...stateColumns(number, row.state)],
      ...[game, number - 1],
    );
    if (changed !== 1) throw new Error(`record ${String(number)} does not follow in game ${game}`);
    db.run(TO_THE_FRONT, game);
    if (changesWords(record, events)) db.run('UPDATE games SET words = NULL WHERE id = ?', game);
    const told = { at, hash: row.state.hash, events, counts: record.kind === 'answer' };
    putRecord(db, game, { number, record, told });
    if (record.kind === 'return') countLine(db, game, line);
  });
}

/** Is a game to be found otherwise from now on: by who sits down, or by the Objective that it came or returned to? */
const changesWords = ({ kind }: SessionRecord, events: readonly unknown[]): boolean =>
  kind === 'seating' ||
  kind === 'return' ||
  events.some(
    (told) =>
      (told as { readonly event?: { readonly type?: unknown } } | null)?.event?.type === 'objectiveFollowed',
  );

/** A state is kept in steps of so many characters. */
const STEP = 2048;

/**
 * The columns `state_number`, `state_hash` and `state` of a game. SQLite writes over a row of the same length in place, and
 * only those of its pages that changed; a row of another length is cut into pages anew, and all of them are written. Hence
 * the blanks behind a state, which JSON does not see.
 */
export const stateColumns = (number: number, state: SavedState | null): readonly Value[] =>
  state
    ? [number, state.hash, state.text.padEnd(Math.ceil(state.text.length / STEP) * STEP)]
    : [null, null, null];

/** The columns that a line of a list is read from: all but the state, which is long. */
export const LISTED =
  'id, ruleset, rules, setup, seed, seating, created_at, played_at, answers, round, outcome';

/** The number of achieved Objectives of a campaign, by its state. */
const ACHIEVED = `iif(json_valid(setup) AND json_valid(state), iif(json_array_length(setup, '$.campaign') > 0,
    json_array_length(state, '$.table.achievedObjectives'), NULL), NULL) AS achieved`;

/** The columns that a list reads, with the journey of the game and the progress of a campaign. */
export const LISTED_WITH_JOURNEY = `${LISTED}, (
  SELECT json_object('id', journeys.id, 'kind', journeys.kind, 'name', journeys.name)
  FROM journey_games JOIN journeys ON journeys.id = journey WHERE game = games.id
  ) AS journey, ${ACHIEVED}`;

/** A game of an attached database, or of this one, as a line of a list; null where there is none. */
export function listedIn(db: ReadableDb, schema: 'main' | 'other', id: string): ListedGame | null {
  const row = db.get(`SELECT ${LISTED}, NULL AS journey, ${ACHIEVED} FROM ${schema}.games WHERE id = ?`, id);
  return row ? listedGame(row) : null;
}

/** The number of games that the first page is given; the list of saved games has all. */
const RECENT = 200;

/**
 * The games that are played, the last played first; not what was thrown away, nor named copies. A row that cannot be read
 * costs that game's line, not the list.
 */
export function listGames(db: ReadableDb): readonly ListedGame[] {
  return db
    .all(
      `SELECT ${LISTED_WITH_JOURNEY} FROM games WHERE kind = 'line' AND trashed_at IS NULL ORDER BY turn DESC LIMIT ?`,
      RECENT,
    )
    .map(listedGame);
}

/** A row of the table as a line of a list. */
export const listedGame = (row: Row): ListedGame => ({
  id: textOf(row, 'id'),
  playedAt: textOf(row, 'played_at'),
  journey: jsonOf(row, 'journey') as JourneyOfGame | null,
  achieved: row['achieved'] === null ? null : numberOf(row, 'achieved'),
  row: readGame(row),
});

function readGame(row: Row): Result<GameRow, string> {
  try {
    return ok(gameOf(row));
  } catch (error) {
    if (error instanceof DamagedRowError) return fail(`games.${error.message}`);
    throw error;
  }
}

/** A game with all its records, or null. Throws {@link DamagedRowError} where records are missing or unreadable. */
export function loadGame(db: ReadableDb, id: string): StoredGame | null {
  const row = db.get(
    `SELECT ${LISTED}, records, state_number, state_hash, state FROM games WHERE id = ?`,
    id,
  );
  if (!row) return null;
  const game = gameOf(row);
  const records = recordsOf(db, id);
  const expected = numberOf(row, 'records');
  if (records.length !== expected)
    throw new DamagedRowError(`records: expected ${String(expected)}, found ${String(records.length)}`);
  const snapshot = row['state'] === null ? null : snapshotOf(row);
  return { ...game, records, snapshot, upgrades: rulesUpgradesOf(db, id) };
}

/** The last state of a game and the number of its records: enough to tell whether it can go on from there. */
export interface LastState {
  readonly records: number;
  readonly snapshot: Snapshot | null;
}

/** The last state of a game, without its records, which take longer to read; null where there is no such game. */
export function lastStateOf(db: ReadableDb, id: string): LastState | null {
  const row = db.get('SELECT records, state_number, state_hash, state FROM games WHERE id = ?', id);
  if (!row) return null;
  const isKept = [row['state_number'], row['state_hash'], row['state']].every((value) => value !== null);
  return { records: numberOf(row, 'records'), snapshot: isKept ? snapshotOf(row) : null };
}

/** Deletes a game with all its records. @returns whether there was one */
export function deleteGame(db: WritableDb, id: string): boolean {
  return db.run('DELETE FROM games WHERE id = ?', id) > 0;
}

const gameOf = (row: Row): GameRow => ({
  id: textOf(row, 'id'),
  ruleset: textOf(row, 'ruleset'),
  rules: numberOf(row, 'rules'),
  setup: jsonOf(row, 'setup'),
  seed: textOf(row, 'seed'),
  seating: jsonOf(row, 'seating'),
  createdAt: textOf(row, 'created_at'),
  playedAt: textOf(row, 'played_at'),
  answers: numberOf(row, 'answers'),
  round: numberOf(row, 'round'),
  outcome: jsonOf(row, 'outcome'),
});

const snapshotOf = (row: Row): Snapshot => ({
  number: numberOf(row, 'state_number'),
  hash: textOf(row, 'state_hash'),
  text: textOf(row, 'state').trimEnd(),
});
