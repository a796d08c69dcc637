import { textOf } from './columns.ts';
import type { ReadableDb } from './handles.ts';

/**
 * The prints that were drawn or in play in a game and in none that was played before it, of the games that are counted by
 * now (`counted.ts`); in the order of their ids. None for a game that is no result.
 */
export function firstMetIn(db: ReadableDb, game: string): readonly string[] {
  return db
    .all(
      `SELECT u.def FROM counted_games g JOIN counted_results r USING (id) JOIN counted_cards u USING (id)
        WHERE g.game = ? AND u.drawn + u.entered > 0 AND NOT EXISTS (
          SELECT 1 FROM counted_cards o JOIN counted_results b USING (id)
          WHERE o.def = u.def AND b.id <> r.id AND b.turn < r.turn AND o.drawn + o.entered > 0)
        ORDER BY u.def`,
      game,
    )
    .map((row) => textOf(row, 'def'));
}
