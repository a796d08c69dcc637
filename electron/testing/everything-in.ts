import type { ReadableDb } from '../../db/file/handles.ts';

/** All rows of all tables, as they are found: no table can be forgotten. */
export function everythingIn(db: ReadableDb): string {
  const tables = db.all(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`);
  return JSON.stringify(tables.map(({ name }) => [name, db.all(`SELECT * FROM "${String(name)}"`)]));
}
