import { numberOf } from './columns.ts';
import type { ReadableDb, SchemaDb } from './handles.ts';
import type { Migration } from '../migrations/index.ts';

/** The version of the tables in this file; 0 where there are none yet. */
export function versionOf(db: ReadableDb): number {
  return numberOf(db.get('PRAGMA user_version') ?? {}, 'user_version');
}

/** The version that a list of migrations leads to. */
export function latestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

/**
 * Brings the tables up to date, each step in a transaction of its own together with its number: a crash leaves the file
 * between two steps, never inside one. Throws where a step fails or where the list is out of order.
 */
export function migrate(db: SchemaDb, migrations: readonly Migration[]): void {
  let last = 0;
  for (const { version } of migrations) {
    if (version <= last) throw new RangeError(`migration ${String(version)} comes after ${String(last)}`);
    last = version;
  }
  const found = versionOf(db);
  for (const { version, up } of migrations.filter((step) => step.version > found)) {
    db.inTransaction(() => {
      up(db);
      db.exec(`PRAGMA user_version = ${String(version)}`);
    });
  }
}
