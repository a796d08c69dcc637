import Database from 'better-sqlite3';
import { handleOf, type OwnedDb } from './handles.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** A database in memory whose tables are of the given version; without one, of the latest. For tests. */
export function memoryDb(version = Number.POSITIVE_INFINITY): OwnedDb {
  const sqlite = new Database(':memory:');
  sqlite.pragma('foreign_keys = ON');
  const db = handleOf(sqlite);
  migrate(
    db,
    MIGRATIONS.filter((step) => step.version <= version),
  );
  return db;
}
