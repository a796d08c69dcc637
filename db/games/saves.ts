import { numberOf, textOrNull } from '../file/columns.ts';
import { copyGameRows } from './game-parts.ts';
import { LISTED_WITH_JOURNEY, listedGame, NEXT_TURN, type ListedGame } from './games.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** The shelf of a saved game: games that are played, named copies, or the trash. */
export type Shelf = 'lines' | 'slots' | 'trash';

export type KeptOrder = 'played' | 'begun' | 'name' | 'round';

/** A query for part of a shelf. */
export interface KeptQuery {
  readonly shelf: Shelf;
  /** Every word of it must be found, in any order; empty for all. */
  readonly search: string;
  readonly order: KeptOrder;
  readonly from: number;
  readonly count: number;
}

/** A kept game: its line, and what storage adds to it. */
export interface KeptRow extends ListedGame {
  readonly kind: 'line' | 'slot';
  readonly name: string | null;
  /** ISO 8601, UTC; null where it was not thrown away. */
  readonly trashedAt: string | null;
  readonly copiedFrom: string | null;
}

const SHELVES: Readonly<Record<Shelf, string>> = {
  lines: `kind = 'line' AND trashed_at IS NULL`,
  slots: `kind = 'slot' AND trashed_at IS NULL`,
  trash: `trashed_at IS NOT NULL`,
};

const ORDERS: Readonly<Record<KeptOrder, string>> = {
  played: 'turn DESC',
  begun: 'created_at DESC, turn DESC',
  name: 'name IS NULL, name COLLATE NOCASE, turn DESC',
  round: 'round DESC, turn DESC',
};

const KEPT = `${LISTED_WITH_JOURNEY}, kind, name, trashed_at, copied_from`;

/** A part of a shelf, and how much is on it in all. Words must have been made before: {@link makeWords}. */
export function keptGames(
  db: ReadableDb,
  { shelf, search, order, from, count }: KeptQuery,
): { readonly rows: readonly KeptRow[]; readonly total: number } {
  const words = wordsIn(search);
  const found = words.map(() => `AND words LIKE ? ESCAPE '\\'`).join(' ');
  const where = `FROM games WHERE ${SHELVES[shelf]} ${found}`;
  const values = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const rows = db.all(
    `SELECT ${KEPT} FROM games WHERE rowid IN (SELECT rowid ${where} ORDER BY ${ORDERS[order]} LIMIT ? OFFSET ?)
      ORDER BY ${ORDERS[order]}`,
    ...[...values, count, from],
  );
  const total = numberOf(db.get(`SELECT count(*) AS n ${where}`, ...values) ?? {}, 'n');
  return { rows: rows.map(keptRow), total };
}

/** SQLite would take the rest after a NUL for no part of the word. */
const wordsIn = (search: string): readonly string[] => search.replaceAll('\0', ' ').match(/\S+/g) ?? [];

const keptRow = (row: Row): KeptRow => ({
  ...listedGame(row),
  kind: row['kind'] === 'slot' ? 'slot' : 'line',
  name: textOrNull(row, 'name'),
  trashedAt: textOrNull(row, 'trashed_at'),
  copiedFrom: textOrNull(row, 'copied_from'),
});

/**
 * Makes the words that a search looks through, for the games that have none yet. SQLite knows capitals of ASCII only: words
 * and searches are to be written alike.
 * @param wordsOf what a game is to be found by
 */
export function makeWords(db: WritableDb, wordsOf: (game: KeptRow) => string): void {
  const rows = db.all(`SELECT ${KEPT} FROM games WHERE words IS NULL`).map(keptRow);
  if (rows.length === 0) return;
  db.inTransaction(() => {
    for (const game of rows) db.run('UPDATE games SET words = ? WHERE id = ?', wordsOf(game), game.id);
  });
}

/** Options for a copy of a game. */
export interface Copying {
  readonly from: string;
  /** The id of the copy. */
  readonly to: string;
  readonly kind: 'line' | 'slot';
  readonly name: string | null;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** Copies a game with all that belongs to it. One transaction. @returns whether there was one to copy */
export function copyGame(db: WritableDb, { from, to, kind, name, now }: Copying): boolean {
  return db.inTransaction(() => {
    if (!copyGameRows(db, { from, to, schema: 'main' })) return false;
    db.run(
      `UPDATE games SET kind = ?, name = ?, copied_from = ?, played_at = max(played_at, ?), trashed_at = NULL,
        turn = ${NEXT_TURN}, words = NULL WHERE id = ?`,
      ...[kind, name, from, now, to],
    );
    return true;
  });
}

/** Gives a game a name, or takes it away. @returns whether there was such a game */
export function renameGame(db: WritableDb, id: string, name: string | null): boolean {
  return db.run('UPDATE games SET name = ?, words = NULL WHERE id = ?', name, id) > 0;
}

/** Throws games away; they can be brought back until the trash is emptied. @returns how many */
export function trashGames(db: WritableDb, ids: readonly string[], now: string): number {
  return db.run(
    'UPDATE games SET trashed_at = ? WHERE trashed_at IS NULL AND id IN (SELECT value FROM json_each(?))',
    now,
    JSON.stringify(ids),
  );
}

/** Brings games back from the trash. @returns how many */
export function restoreGames(db: WritableDb, ids: readonly string[]): number {
  return db.run(
    'UPDATE games SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
}

/** Deletes for good what was thrown away. @returns how many games */
export function emptyTrash(db: WritableDb): number {
  return db.run('DELETE FROM games WHERE trashed_at IS NOT NULL');
}

/** Is a game played on, or a named copy? Null where there is no such game. */
export const kindOf = (db: ReadableDb, id: string): string | null =>
  textOrNull(db.get('SELECT kind FROM games WHERE id = ?', id) ?? { kind: null }, 'kind');

/** The shelf of a game; null where there is none of that id. */
export const shelfOf = (db: ReadableDb, id: string): Shelf | null =>
  (['lines', 'slots', 'trash'] as const).find(
    (shelf) => db.get(`SELECT 1 FROM games WHERE id = ? AND ${SHELVES[shelf]}`, id) !== undefined,
  ) ?? null;

/** The number of games on each shelf. */
export function shelfCounts(db: ReadableDb): Readonly<Record<Shelf, number>> {
  const count = (shelf: Shelf): number =>
    numberOf(db.get(`SELECT count(*) AS n FROM games WHERE ${SHELVES[shelf]}`) ?? {}, 'n');
  return { lines: count('lines'), slots: count('slots'), trash: count('trash') };
}
