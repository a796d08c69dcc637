import Database from 'better-sqlite3';
import { textOf } from './columns.ts';
import { handleOf, type ReadableDb } from './handles.ts';
import { migrate } from './migrate.ts';
import type { Migration } from '../migrations/index.ts';

/*
 * The tables, views, indexes and triggers of a database are programs that SQLite carries out: a trigger that somebody else
 * wrote would do its work whenever we write. So a file has exactly those that the migrations make.
 */

/** What a database is made of: for `table games` the statement that makes it. */
export type Schema = ReadonlyMap<string, string>;

/** What SQLite counts for itself, as it writes it: a table and nothing else, since a trigger of such a name would run. */
const COUNTED = `type = 'table' AND (name, sql) IN (VALUES
  ('sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'),
  ('sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'))`;

/** What a database is made of. What SQLite keeps for itself, as an index that a key has by itself, is told by what it is for. */
export function schemaOf(db: ReadableDb): Schema {
  const rows = db.all(
    `SELECT type || ' ' || name AS name, coalesce(sql, 'on ' || tbl_name) AS sql FROM sqlite_schema
      WHERE NOT (${COUNTED}) ORDER BY type DESC, name`,
  );
  return new Map(rows.map((row) => [textOf(row, 'name'), textOf(row, 'sql')]));
}

/** What the versions are made of that were asked for, by the migrations that make them. */
const known = new WeakMap<readonly Migration[], Map<number, Schema>>();

/** What a database of a version is made of, as the migrations themselves make it. */
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

/** What is otherwise in a database than it should be: `unknown: trigger x; missing: table y`. Nothing where all is as it should be. */
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
