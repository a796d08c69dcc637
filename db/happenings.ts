import { jsonOf, numberOf, textOf } from './columns.ts';
import { DamagedRowError } from './errors.ts';
import type { ReadableDb, WritableDb } from './handles.ts';

/** What a record led to. */
export interface Happening {
  /** Of its record; 0 is the beginning. */
  readonly number: number;
  /** ISO 8601, UTC; null where the game is older than that question. */
  readonly at: string | null;
  /** Of the state after it. */
  readonly hash: string;
  /** As they were told to all seats together; whoever reads them checks them. */
  readonly events: readonly unknown[];
}

/** Keeps what a record led to; whether it counts is whether it is the beginning or an answer of the line. */
export function putHappening(
  db: WritableDb,
  game: string,
  { number, at, hash, events }: Happening,
  counts: boolean,
): void {
  db.run(
    'INSERT INTO happenings (game, number, at, hash, events, counts) VALUES (?, ?, ?, ?, ?, ?)',
    ...[game, number, at, hash, JSON.stringify(events), counts ? 1 : 0],
  );
}

/** Of a game that was not played when its records were made, it is not known when they were. */
export function forgetWhen(db: WritableDb, game: string): void {
  db.run('UPDATE happenings SET at = NULL WHERE game = ?', game);
}

/** From now on exactly the beginning and these answers count. */
export function countLine(db: WritableDb, game: string, line: readonly number[]): void {
  db.run(
    `UPDATE happenings SET counts = number = 0 OR number IN (SELECT value FROM json_each(?)) WHERE game = ?`,
    JSON.stringify(line),
    game,
  );
}

/** What is kept of a game's happenings, in order; empty where it is older than this question. */
export function happeningsOf(db: ReadableDb, game: string): readonly Happening[] {
  return db.all('SELECT * FROM happenings WHERE game = ? ORDER BY number', game).map((row) => {
    const number = numberOf(row, 'number');
    const events = jsonOf(row, 'events');
    if (!Array.isArray(events)) throw new DamagedRowError(`happenings: number ${String(number)} is no list`);
    return {
      ...{ number, hash: textOf(row, 'hash'), events: events as readonly unknown[] },
      at: row['at'] === null ? null : textOf(row, 'at'),
    };
  });
}

/** Games from before it was kept what a record leads to, of these rules. */
export function untoldGames(db: ReadableDb, ruleset: string, rules: number): readonly string[] {
  return db
    .all(
      `SELECT id FROM games g WHERE ruleset = ? AND rules = ?
        AND NOT EXISTS (SELECT 1 FROM happenings h WHERE h.game = g.id AND h.number = 0)`,
      ...[ruleset, rules],
    )
    .map((row) => textOf(row, 'id'));
}
