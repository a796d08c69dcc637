import Database from 'better-sqlite3';
import { handleOf, type OwnedDb } from '../file/handles.ts';
import { migrate } from '../file/migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';

/** Databases without a row, by the version of their tables: each is made once. */
const empty = new Map<number, Buffer>();

function emptyOf(version: number): Buffer {
  const sqlite = new Database(':memory:');
  migrate(
    handleOf(sqlite),
    MIGRATIONS.filter((step) => step.version <= version),
  );
  const bytes = sqlite.serialize();
  sqlite.close();
  empty.set(version, bytes);
  return bytes;
}

/** A database in memory whose tables are of the given version; without one, of the latest. For tests. */
export function memoryDb(version = Number.POSITIVE_INFINITY): OwnedDb {
  const sqlite = new Database(empty.get(version) ?? emptyOf(version));
  sqlite.pragma('foreign_keys = ON');
  return handleOf(sqlite);
}
