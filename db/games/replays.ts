import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { jsonOf, numberOf, textOf } from '../file/columns.ts';
import { DamagedRowError } from '../file/errors.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** The table at a moment of a game, as all seats together saw it. */
export interface StoredView {
  /** The number of the record after which it stood so; 0 is the beginning. */
  readonly number: number;
  readonly round: number;
  /** As the rules of that day made it; whoever shows it checks it. */
  readonly view: unknown;
}

/** A player's note at a moment of a game. */
export interface Note {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  /** ISO 8601, UTC; so is `changedAt`. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** From which moment of which game another one was played on. */
export interface Branching {
  readonly game: string;
  /** It may be gone by now. */
  readonly source: string;
  readonly number: number;
}

/** The turning points that a search found, and the kind of the search. */
export interface KeptPivotal {
  /** Records that the game had then. */
  readonly records: number;
  /** The way of searching: what another one found does not compare. */
  readonly method: number;
  readonly found: unknown;
}

/** A view unpacks to no more than this, in bytes: no honest one comes near. */
const MOST_BYTES = 4_000_000;

/** Keeps how the table stands, in place of what was kept of this moment. */
export function putStoredView(db: WritableDb, game: string, { number, round, view }: StoredView): void {
  const packed = deflateRawSync(JSON.stringify(view)).toString('base64');
  db.run(
    'INSERT OR REPLACE INTO stored_views (game, number, round, view) VALUES (?, ?, ?, ?)',
    ...[game, number, round, packed],
  );
}

/** The moments of which a view is kept, in order. */
export function storedMoments(db: ReadableDb, game: string): readonly Omit<StoredView, 'view'>[] {
  return db
    .all('SELECT number, round FROM stored_views WHERE game = ? ORDER BY number', game)
    .map((row) => ({ number: numberOf(row, 'number'), round: numberOf(row, 'round') }));
}

/** The stored view of a moment, or null. Throws {@link DamagedRowError} where it cannot be unpacked. */
export function storedView(db: ReadableDb, game: string, number: number): StoredView | null {
  const row = db.get('SELECT * FROM stored_views WHERE game = ? AND number = ?', game, number);
  if (!row) return null;
  return { number, round: numberOf(row, 'round'), view: unpacked(textOf(row, 'view'), number) };
}

/** All that are kept of a game, in order. Throws {@link DamagedRowError} where one cannot be unpacked. */
export function storedViews(db: ReadableDb, game: string): readonly StoredView[] {
  return db.all('SELECT * FROM stored_views WHERE game = ? ORDER BY number', game).map((row) => {
    const number = numberOf(row, 'number');
    return { number, round: numberOf(row, 'round'), view: unpacked(textOf(row, 'view'), number) };
  });
}

function unpacked(packed: string, number: number): unknown {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_BYTES }).toString();
    return JSON.parse(text) as unknown;
  } catch {
    throw new DamagedRowError(`stored_views: number ${String(number)} cannot be unpacked`);
  }
}

/** The notes of a game, in the order of its moments. */
export function notesOf(db: ReadableDb, game: string): readonly Note[] {
  return db
    .all('SELECT * FROM replay_notes WHERE game = ? ORDER BY number, created_at, id', game)
    .map(noteOf);
}

/** Writes a note, or writes it anew. The game must be there. */
export function putNote(db: WritableDb, game: string, note: Note): void {
  db.run(
    `INSERT INTO replay_notes (game, id, number, text, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (game, id) DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at`,
    ...[game, note.id, note.number, note.text, note.createdAt, note.changedAt],
  );
}

/** Takes a note away. @returns whether there was one */
export function deleteNote(db: WritableDb, game: string, id: string): boolean {
  return db.run('DELETE FROM replay_notes WHERE game = ? AND id = ?', game, id) > 0;
}

const noteOf = (row: Row): Note => ({
  id: textOf(row, 'id'),
  number: numberOf(row, 'number'),
  text: textOf(row, 'text'),
  createdAt: textOf(row, 'created_at'),
  changedAt: textOf(row, 'changed_at'),
});

/** Keeps from where a game was played on. */
export function putBranch(db: WritableDb, { game, source, number }: Branching): void {
  db.run('INSERT INTO branches (game, source, number) VALUES (?, ?, ?)', game, source, number);
}

/** From where a game was played on, or null where it was begun like any other. */
export function branchingOf(db: ReadableDb, game: string): Branching | null {
  const row = db.get('SELECT * FROM branches WHERE game = ?', game);
  return row ? branchOf(row) : null;
}

/** The games that were played on from this one, in the order of its moments. */
export function branchesOf(db: ReadableDb, source: string): readonly Branching[] {
  return db.all('SELECT * FROM branches WHERE source = ? ORDER BY number, game', source).map(branchOf);
}

const branchOf = (row: Row): Branching => ({
  game: textOf(row, 'game'),
  source: textOf(row, 'source'),
  number: numberOf(row, 'number'),
});

/** Keeps what a search found, in place of what one found before. */
export function putPivotal(db: WritableDb, game: string, { records, method, found }: KeptPivotal): void {
  db.run(
    'INSERT OR REPLACE INTO pivotal_moments (game, records, method, found) VALUES (?, ?, ?, ?)',
    ...[game, records, method, JSON.stringify(found)],
  );
}

/** The result of the last search for turning points, or null where none was made. */
export function pivotalOf(db: ReadableDb, game: string): KeptPivotal | null {
  const row = db.get('SELECT * FROM pivotal_moments WHERE game = ?', game);
  if (!row) return null;
  return { records: numberOf(row, 'records'), method: numberOf(row, 'method'), found: jsonOf(row, 'found') };
}
