import { jsonOf, textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';

/** Keeps what a game that is over counts for, in place of what was kept of it before. */
export function putGameResult(
  db: WritableDb,
  game: string,
  reckoned: { readonly records: number; readonly reckoning: number; readonly result: unknown },
): void {
  db.run(
    `INSERT INTO game_results (game, records, reckoning, result) VALUES (?, ?, ?, ?) ON CONFLICT (game)
      DO UPDATE SET records = excluded.records, reckoning = excluded.reckoning, result = excluded.result`,
    ...[game, reckoned.records, reckoned.reckoning, JSON.stringify(reckoned.result)],
  );
}

/** The games that are over, no named copies, and of which nothing is kept, or what is kept is of before, or was reckoned otherwise. */
export function gamesToReckon(db: ReadableDb, reckoning: number): readonly string[] {
  return db
    .all(
      `SELECT g.id FROM alpha_omega_games g LEFT JOIN game_results ON game_results.game = g.id
        WHERE g.outcome IS NOT NULL AND g.kind = 'line' AND (game_results.game IS NULL
          OR game_results.records <> g.records OR game_results.reckoning <> ?)
        ORDER BY g.id`,
      reckoning,
    )
    .map((row) => textOf(row, 'id'));
}

/**
 * All that is kept, but for games that were taken up again and are not over any more. What a deleted game counted for stays.
 * Whoever reads them checks them.
 */
export function gameResults(db: ReadableDb): readonly unknown[] {
  return db
    .all(
      `SELECT game_results.result FROM game_results LEFT JOIN games ON games.id = game_results.game
        WHERE games.id IS NULL OR games.outcome IS NOT NULL ORDER BY game_results.game`,
    )
    .map((row) => jsonOf(row, 'result'));
}

/** The games of several Objectives that go on, no named copies, in which one was achieved. What is in the trash is left out. */
export function gamesUnderWay(db: ReadableDb): readonly string[] {
  return db
    .all(
      `SELECT id FROM alpha_omega_games WHERE outcome IS NULL AND kind = 'line' AND trashed_at IS NULL
        AND json_valid(setup) AND json_valid(state) AND json_array_length(setup, '$.campaign') > 0
        AND json_array_length(state, '$.table.achievedObjectives') > 0
        ORDER BY id`,
    )
    .map((row) => textOf(row, 'id'));
}

/** Was this game begun as a copy of another, or played by others and taken in? False where there is no such game. */
export function isOfOthers(db: ReadableDb, game: string): boolean {
  const row = db.get(
    'SELECT 1 FROM games WHERE id = ? AND (copied_from IS NOT NULL OR taken_in IS NOT NULL)',
    game,
  );
  return row !== undefined;
}

/** Which of these games can still be opened: they are neither deleted nor in the trash. */
export const keptAmong = (db: ReadableDb, games: readonly string[]): ReadonlySet<string> =>
  among(db, games, 'trashed_at IS NULL');

/** Which of these games lie in the trash, and can be brought back. */
export const trashedAmong = (db: ReadableDb, games: readonly string[]): ReadonlySet<string> =>
  among(db, games, 'trashed_at IS NOT NULL');

function among(
  db: ReadableDb,
  games: readonly string[],
  where: 'trashed_at IS NULL' | 'trashed_at IS NOT NULL',
): ReadonlySet<string> {
  const rows = db.all(
    `SELECT id FROM games WHERE ${where} AND id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(games),
  );
  return new Set(rows.map((row) => textOf(row, 'id')));
}
