import Database from 'better-sqlite3';
import { textOf } from './columns.ts';
import { handleOf, type ReadableDb } from './handles.ts';
import { migrate } from './migrate.ts';
import type { Migration } from '../migrations/index.ts';

/*
 * The tables, views, indexes and triggers of a database are programs that SQLite carries out: a trigger that somebody else
 * wrote would do its work whenever we write. So a file has exactly those that the migrations make.
 */

/** The schema of a database: each object (`table games`) with the statement that creates it. */
export type Schema = ReadonlyMap<string, string>;

/** The tables of SQLite's own statistics, as it writes them; tables alone, since a trigger of such a name would run. */
const COUNTED = `type = 'table' AND (name, sql) IN (VALUES
  ('sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'),
  ('sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'))`;

/** Reads the schema of a database. An object that SQLite creates for itself, as the index of a key, is named by its purpose. */
export function schemaOf(db: ReadableDb): Schema {
  const rows = db.all(
    `SELECT type || ' ' || name AS name, coalesce(sql, 'on ' || tbl_name) AS sql FROM sqlite_schema
      WHERE NOT (${COUNTED}) ORDER BY type DESC, name`,
  );
  return new Map(rows.map((row) => [textOf(row, 'name'), textOf(row, 'sql')]));
}

/** A cache of the schemas of versions, by the migrations that make them. */
const known = new WeakMap<readonly Migration[], Map<number, Schema>>();

/** The schema of a version, as the migrations themselves make it. */
export function schemaAt(version: number, migrations: readonly Migration[]): Schema {
  const versions = known.get(migrations) ?? new Map<number, Schema>();
  known.set(migrations, versions);
  const schema = versions.get(version) ?? madeAt(version, migrations);
  versions.set(version, schema);
  return schema;
}

function madeAt(version: number, migrations: readonly Migration[]): Schema {
  const sqlite = new Database(':memory:');
  try {
    const db = handleOf(sqlite);
    migrate(
      db,
      migrations.filter((step) => step.version <= version),
    );
    return schemaOf(db);
  } finally {
    sqlite.close();
  }
}

/** The differences between two schemas: `unknown: trigger x; missing: table y`. Empty where they agree. */
export function differencesOf(found: Schema, expected: Schema): readonly string[] {
  const names = (list: Iterable<readonly [string, string]>, isIt: (name: string, sql: string) => boolean) =>
    [...list].filter(([name, sql]) => isIt(name, sql)).map(([name]) => name);
  const kinds = [
    ['unknown', names(found, (name) => !expected.has(name))],
    ['missing', names(expected, (name) => !found.has(name))],
    ['not as written', names(expected, (name, sql) => found.has(name) && found.get(name) !== sql)],
  ] as const;
  return kinds.flatMap(([kind, list]) => (list.length === 0 ? [] : [`${kind}: ${list.join(', ')}`]));
}
