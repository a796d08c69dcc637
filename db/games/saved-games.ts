import { lineOf, onward, AT_THE_BEGINNING } from '../../engine/kernel/course.ts';
import type { SessionRecord } from '../../engine/kernel/records.ts';
import type { SavedState } from '../../engine/kernel/save.ts';
import { jsonOrNull } from '../file/columns.ts';
import { NEXT_TURN, stateColumns, type GameHeader, type Progress } from './games.ts';
import { countLine, putTold, type Happening } from './happenings.ts';
import type { WritableDb } from '../file/handles.ts';
import type { PackVersion } from './packs.ts';
import { putRecord } from './records.ts';
import { replaceRulesUpgrades, type RulesUpgrade } from './rules-upgrades.ts';
import { notesOf, putNote, putStoredView, type Note, type StoredView } from './replays.ts';

/** A whole game that comes from elsewhere. */
export interface WholeGame extends GameHeader, Progress {
  readonly playedAt: string;
  readonly name: string | null;
  readonly records: readonly SessionRecord[];
  readonly snapshot: SavedState | null;
  readonly packs: readonly PackVersion[];
  readonly happenings: readonly Happening[];
  readonly views: readonly StoredView[];
  readonly notes: readonly Note[];
  /** Its upgrades to newer rules, in order. */
  readonly upgrades: readonly RulesUpgrade[];
}

/** A game that others played comes in. */
export interface Arrival {
  /** When: ISO 8601, UTC. */
  readonly at: string;
  /** The mark of the profile in which it was played; null where that is not known. */
  readonly from: string | null;
}

/** The answers of the line that is played after all these records. */
const lineAfter = (records: readonly SessionRecord[]): readonly number[] =>
  lineOf(records.reduce(onward, AT_THE_BEGINNING)).slice(1);

/**
 * Keeps a whole game under an id of its own. One transaction; throws where the id is taken.
 * @param copiedFrom the game it is a copy of, where it is one
 * @param arrival where it is not a game of one's own
 */
export function keepWholeGame(
  db: WritableDb,
  game: WholeGame,
  copiedFrom: string | null = null,
  arrival: Arrival | null = null,
): void {
  const { id, records, packs, snapshot } = game;
  db.inTransaction(() => {
    for (const { hash, pack, version, content } of packs)
      db.run(
        `INSERT INTO pack_versions (hash, pack, version, content, stored_at) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (hash) DO NOTHING`,
        ...[hash, pack, version, content, game.playedAt],
      );
    db.run(
      `INSERT INTO games (id, ruleset, rules, setup, seed, seating, created_at, played_at, answers, records, round,
          outcome, name, copied_from, taken_in, taken_from, state_number, state_hash, state, turn)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NEXT_TURN})`,
      ...[id, game.ruleset, game.rules, JSON.stringify(game.setup), game.seed, jsonOrNull(game.seating)],
      ...[game.createdAt, game.playedAt, lineAfter(records).length, records.length, game.round],
      ...[jsonOrNull(game.outcome), game.name, copiedFrom, arrival?.at ?? null, arrival?.from ?? null],
      ...stateColumns(records.length, snapshot),
    );
    for (const { hash } of packs) db.run('INSERT INTO game_packs (game, pack) VALUES (?, ?)', id, hash);
    addRecords(db, game, 0);
  });
}

/**
 * Plays a kept game on with what a file has more of it; from the trash it comes back. One transaction; throws where the game here has other records than
 * the first ones of the file.
 * @param kept how many records are here
 */
export function playOnWith(db: WritableDb, game: WholeGame, kept: number): void {
  const { id, records, snapshot } = game;
  db.inTransaction(() => {
    const changed = db.run(
      `UPDATE games SET rules = ?, records = ?, answers = ?, round = ?, outcome = ?, played_at = max(played_at, ?),
        turn = ${NEXT_TURN}, words = NULL, trashed_at = NULL, state_number = ?, state_hash = ?, state = ?
        WHERE id = ? AND records = ?`,
      ...[game.rules, records.length, lineAfter(records).length, game.round],
      ...[jsonOrNull(game.outcome), game.playedAt],
      ...[...stateColumns(records.length, snapshot), id, kept],
    );
    if (changed !== 1) throw new Error(`game ${id} does not have ${String(kept)} records`);
    addRecords(db, game, kept);
  });
}

function addRecords(db: WritableDb, game: WholeGame, kept: number): void {
  const { id, records, happenings, views, notes, upgrades } = game;
  replaceRulesUpgrades(db, id, upgrades);
  const told = new Map(happenings.map((happening) => [happening.number, { ...happening, counts: false }]));
  const beginning = told.get(0);
  if (kept === 0 && beginning) putTold(db, id, 0, beginning);
  for (const [index, record] of records.entries())
    if (index >= kept) putRecord(db, id, { number: index + 1, record, told: told.get(index + 1) ?? null });
  countLine(db, id, lineAfter(records));
  for (const view of views) putStoredView(db, id, view);
  // What was written here about a moment stays as it is.
  const here = new Set(notesOf(db, id).map((note) => note.id));
  for (const note of notes) if (!here.has(note.id)) putNote(db, id, note);
}
