import { jsonOf, numberOf, textOf } from '../file/columns.ts';
import { DamagedRowError } from '../file/errors.ts';
import type { ReadableDb, Value, WritableDb } from '../file/handles.ts';

/** The happening of a record: the events it led to, its time, and the hash of the state after it. */
export interface Happening {
  /** The number of its record; 0 is the beginning. */
  readonly number: number;
  /** ISO 8601, UTC; null where the game is older than that question. */
  readonly at: string | null;
  /** Of the state after it. */
  readonly hash: string;
  /** As they were told to all seats together; whoever reads them checks them. */
  readonly events: readonly unknown[];
}

/** A happening as it stands in the log beside its record. */
export interface Told extends Omit<Happening, 'number'> {
  /** Is it the beginning or an answer of the line? */
  readonly counts: boolean;
}

/** The columns `at`, `hash`, `events` and `counts` of the log. */
export const toldColumns = (told: Told | null): readonly Value[] =>
  told ? [told.at, told.hash, JSON.stringify(told.events), told.counts ? 1 : 0] : [null, null, null, 0];

/** Keeps what a record led to that is in the log already, or how a game began. Throws where there is no such record. */
export function putTold(db: WritableDb, game: string, number: number, told: Told): void {
  const columns = toldColumns(told);
  if (number === 0)
    db.run(
      `INSERT INTO log (game, number, kind, at, hash, events, counts) VALUES (?, 0, 'beginning', ?, ?, ?, ?)
        ON CONFLICT (game, number) DO UPDATE
        SET at = excluded.at, hash = excluded.hash, events = excluded.events, counts = excluded.counts`,
      ...[game, ...columns],
    );
  else if (
    db.run(
      'UPDATE log SET at = ?, hash = ?, events = ?, counts = ? WHERE game = ? AND number = ?',
      ...[...columns, game, number],
    ) !== 1
  )
    throw new Error(`game ${game} has no record ${String(number)}`);
}

/** Forgets the times of a game's records, where they were not made while it was played. */
export function forgetWhen(db: WritableDb, game: string): void {
  db.run('UPDATE log SET at = NULL WHERE game = ?', game);
}

/** From now on exactly the beginning and these answers count. */
export function countLine(db: WritableDb, game: string, line: readonly number[]): void {
  db.run(
    `UPDATE log SET counts = number = 0 OR number IN (SELECT value FROM json_each(?)) WHERE game = ?`,
    JSON.stringify(line),
    game,
  );
}

/** The stored happenings of a game, in order; empty for a game from before they were stored. */
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

/** Games from before it was kept what a record leads to, all of which were played by these rules. */
export function untoldGames(db: ReadableDb, ruleset: string, rules: number): readonly string[] {
  return db
    .all(
      `SELECT id FROM games g WHERE ruleset = ? AND rules = ?
        AND NOT EXISTS (SELECT 1 FROM happenings h WHERE h.game = g.id AND h.number = 0)
        AND NOT EXISTS (SELECT 1 FROM rules_upgrades u WHERE u.game = g.id)`,
      ...[ruleset, rules],
    )
    .map((row) => textOf(row, 'id'));
}
