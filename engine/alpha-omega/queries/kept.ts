import type { Catalogue } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { Table } from '../types.ts';

/**
 * A query that is asked again and again of one table. Its answer is derived, so it is not stored with the table; it is kept
 * beside it until another table is asked about.
 */
export function keptForTable<T>(query: (look: Look) => T): (look: Look) => T {
  let latest: { readonly table: Table; readonly content: Catalogue; readonly answer: T } | null = null;
  return (look) => {
    const { table, content } = look;
    if (latest !== null && latest.table === table && latest.content === content) return latest.answer;
    const answer = query(look);
    latest = { table, content, answer };
    return answer;
  };
}
