import { textOf } from '../file/columns.ts';
import type { ReadableDb } from '../file/handles.ts';

/** The print that a move is of, and whether the card is met by it. */
const PRINT = `json_extract(defs, '$."' || card || '"')`;
const MEETS = `type IN ('cardsDrawn', 'enteredPlay', 'brought')`;

/** The prints of other games that go on: nobody meets them for the first time any more. A copy shows what its original did. */
const UNDER_WAY = `SELECT ${PRINT} FROM stat_moves WHERE ${MEETS} AND ${PRINT} IS NOT NULL AND game IN (
  SELECT id FROM alpha_omega_games WHERE id <> ? AND copied_from IS NULL AND outcome IS NULL)`;

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
          AND u.def NOT IN (${UNDER_WAY})
        ORDER BY u.def`,
      ...[game, game],
    )
    .map((row) => textOf(row, 'def'));
}

/**
 * The same of a game of several Objectives that goes on: the prints that were drawn or in play for the first time while its latest
 * Objective was played that is achieved, and in no game that is counted; in the order in which they came.
 */
export function firstMetUnderWay(db: ReadableDb, game: string): readonly string[] {
  return db
    .all(
      `WITH ends AS (SELECT at FROM stat_events WHERE game = ? AND type = 'objectiveFollowed' ORDER BY at DESC LIMIT 2),
        met AS (SELECT ${PRINT} AS def, min(at) AS first FROM stat_moves
          WHERE game = ? AND ${MEETS} GROUP BY 1)
        SELECT def FROM met
        WHERE def IS NOT NULL AND first < (SELECT max(at) FROM ends)
          AND first > coalesce((SELECT min(at) FROM ends HAVING count(*) = 2), -1)
          AND NOT EXISTS (SELECT 1 FROM counted_cards o WHERE o.def = met.def AND o.drawn + o.entered > 0)
          AND def NOT IN (${UNDER_WAY})
        ORDER BY first, def`,
      ...[game, game, game],
    )
    .map((row) => textOf(row, 'def'));
}
