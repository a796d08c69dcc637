import { jsonOf, numberOf, textOf } from '../../file/columns.ts';
import type { ReadableDb, WritableDb } from '../../file/handles.ts';

/** A search that somebody keeps by a name. What is searched for is a text of JSON here. */
export interface SavedSearchRow {
  readonly id: string;
  readonly name: string;
  readonly search: unknown;
}

/** The searches that are kept, in the order that was given to them. */
export function savedSearches(db: ReadableDb): readonly SavedSearchRow[] {
  return db.all('SELECT id, name, search FROM saved_searches ORDER BY position, id').map((row) => ({
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    search: jsonOf(row, 'search'),
  }));
}

/** Keeps a search, the last in the order; one of the same id is replaced where it stands. */
export function keepSearch(db: WritableDb, { id, name, search }: SavedSearchRow): void {
  db.inTransaction(() => {
    const last = db.get('SELECT coalesce(max(position), 0) AS position FROM saved_searches') ?? {};
    db.run(
      `INSERT INTO saved_searches (id, name, search, position) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, search = excluded.search`,
      ...[id, name, JSON.stringify(search), numberOf(last, 'position') + 1],
    );
  });
}

/** Takes a search away, and says whether there was one. */
export function dropSearch(db: WritableDb, id: string): boolean {
  return db.run('DELETE FROM saved_searches WHERE id = ?', id) > 0;
}

/** Puts the searches into the order of these ids; those that are not named keep their order behind them. */
export function orderSearches(db: WritableDb, ids: readonly string[]): void {
  db.inTransaction(() => {
    const known = savedSearches(db).map(({ id }) => id);
    const named = ids.filter((id) => known.includes(id));
    [...named, ...known.filter((id) => !named.includes(id))].forEach((id, index) => {
      db.run('UPDATE saved_searches SET position = ? WHERE id = ?', index + 1, id);
    });
  });
}
