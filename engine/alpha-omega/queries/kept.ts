import type { Catalogue } from '../definitions.ts';
import type { Look } from '../look.ts';
import type { Table } from '../types.ts';

/**
 * A query that is asked again and again of one table. Its answer is derived, so it is not stored with the table; it is kept
 * beside it until another table with the same content is asked about.
 */
export function keptForTable<T>(query: (look: Look) => T): (look: Look) => T {
  const latest = new WeakMap<Catalogue, { readonly table: Table; readonly answer: T }>();
  return (look) => {
    const { table, content } = look;
    const known = latest.get(content);
    if (known?.table === table) return known.answer;
    const answer = query(look);
    latest.set(content, { table, answer });
    return answer;
  };
}
