import { jsonOf, numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** A try at a game of the calendar. */
export interface TryRow {
  readonly calendar: string;
  readonly day: string;
  /** Counted from 1. */
  readonly number: number;
  readonly game: string;
  /** ISO 8601, UTC. */
  readonly begunAt: string;
  /** Its result; null as long as it is not over. The calendar checks it. */
  readonly result: unknown;
}

/** Keeps a try as the next one of its day. @returns its number */
export function putTry(db: WritableDb, row: Omit<TryRow, 'number' | 'result'>): number {
  const { calendar, day, game, begunAt } = row;
  const last = db.get(
    'SELECT coalesce(max(number), 0) AS last FROM calendar_tries WHERE calendar = ? AND day = ?',
    calendar,
    day,
  );
  const number = (last ? numberOf(last, 'last') : 0) + 1;
  db.run(
    'INSERT INTO calendar_tries (calendar, day, number, game, begun_at) VALUES (?, ?, ?, ?, ?)',
    ...[calendar, day, number, game, begunAt],
  );
  return number;
}

/** Keeps what came of a try. What came first stays: a game that is played on after its end changes no table. */
export function settleTry(db: WritableDb, game: string, result: unknown): void {
  db.run(
    'UPDATE calendar_tries SET result = ? WHERE game = ? AND result IS NULL',
    JSON.stringify(result),
    game,
  );
}

/** All tries at the games of a calendar, the latest day first, its first try first. */
export function triesOf(db: ReadableDb, calendar: string): readonly TryRow[] {
  return db
    .all('SELECT * FROM calendar_tries WHERE calendar = ? ORDER BY day DESC, number', calendar)
    .map(tryOf);
}

/** Which try a game is, or null. */
export function tryOfGame(db: ReadableDb, game: string): TryRow | null {
  const row = db.get('SELECT * FROM calendar_tries WHERE game = ?', game);
  return row ? tryOf(row) : null;
}

const tryOf = (row: Row): TryRow => ({
  calendar: textOf(row, 'calendar'),
  day: textOf(row, 'day'),
  number: numberOf(row, 'number'),
  game: textOf(row, 'game'),
  begunAt: textOf(row, 'begun_at'),
  result: row['result'] === null ? null : jsonOf(row, 'result'),
});
