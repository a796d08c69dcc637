import { textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';

/** The tables whose rows belong to one game, and go with it. */
const PARTS = ['game_packs', 'log', 'stored_views', 'replay_notes', 'rules_upgrades'] as const;

/** Which game is copied, and where it is. */
export interface GameCopy {
  readonly from: string;
  readonly to: string;
  /** The database that it is in: `main`, or one that is attached. */
  readonly schema: string;
}

/**
 * Copies a game's row and everything that belongs to it. To be run in a transaction; throws where the id is taken.
 * @returns whether there was such a game
 */
export function copyGameRows(db: WritableDb, { from, to, schema }: GameCopy): boolean {
  if (copyRows(db, 'games', 'id', { from, to, schema }) === 0) return false;
  for (const table of PARTS) copyRows(db, table, 'game', { from, to, schema });
  return true;
}

function copyRows(db: WritableDb, table: string, key: string, { from, to, schema }: GameCopy): number {
  const others = columnsOf(db, table)
    .filter((column) => column !== key)
    .join(', ');
  return db.run(
    `INSERT INTO main.${table} (${key}, ${others}) SELECT ?, ${others} FROM ${schema}.${table} WHERE ${key} = ?`,
    to,
    from,
  );
}

const columnsOf = (db: ReadableDb, table: string): readonly string[] =>
  db.all('SELECT name FROM pragma_table_info(?)', table).map((row) => textOf(row, 'name'));
