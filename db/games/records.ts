import type { Occupant, SessionRecord } from '../../engine/kernel/records.ts';
import { jsonOf, numberOf, textOf } from '../file/columns.ts';
import { DamagedRowError } from '../file/errors.ts';
import type { ReadableDb, Row, Value, WritableDb } from '../file/handles.ts';
import { toldColumns, type Told } from './happenings.ts';

/** A record as it is put into the log. */
export interface NumberedRecord {
  readonly number: number;
  readonly record: SessionRecord;
  /** Its happening; null where that is not known. */
  readonly told: Told | null;
}

/** Adds a record to a game's log. Throws where there is one of that number. */
export function putRecord(db: WritableDb, game: string, { number, record, told }: NumberedRecord): void {
  db.run(
    `INSERT INTO log (game, number, kind, seat, by_seat, decision, answer, return_to, player, seen, at, hash, events,
      counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[game, number, record.kind, ...columnsOf(record), ...toldColumns(told)],
  );
}

function columnsOf(record: SessionRecord): readonly Value[] {
  switch (record.kind) {
    case 'answer': {
      const { seat, decision, answer } = record.command;
      return [seat, record.by, decision, JSON.stringify(answer), null, null, null];
    }
    case 'return':
      return [null, record.by, null, null, record.to, null, record.seen ?? null];
    case 'seating':
      return [record.seat, null, null, null, null, JSON.stringify(record.player), null];
    case 'takeOver':
      return [record.seat, record.by, null, null, null, null, null];
    default:
      return record satisfies never;
  }
}

/** All records of a game in order. Throws {@link DamagedRowError} where one is missing, unreadable or impossible. */
export function recordsOf(db: ReadableDb, game: string): readonly SessionRecord[] {
  return db.all('SELECT * FROM records WHERE game = ? ORDER BY number', game).map((row, index) => {
    const number = numberOf(row, 'number');
    if (number !== index + 1) throw new DamagedRowError(`records: number ${String(index + 1)} is missing`);
    return recordOf(row, number);
  });
}

function recordOf(row: Row, number: number): SessionRecord {
  const damaged = (what: string): DamagedRowError =>
    new DamagedRowError(`records: number ${String(number)} ${what}`);
  const kind = textOf(row, 'kind');
  if (kind === 'answer') {
    const answer = jsonOf(row, 'answer');
    if (!isTexts(answer)) throw damaged('is no list of texts');
    const command = { decision: numberOf(row, 'decision'), seat: numberOf(row, 'seat'), answer };
    return { kind, command, by: numberOf(row, 'by_seat') };
  }
  if (kind === 'return') {
    const to = numberOf(row, 'return_to');
    if (to < 0 || to >= number) throw damaged(`returns to ${String(to)}`);
    const by = row['by_seat'] === null ? null : numberOf(row, 'by_seat');
    return { kind, to, by, ...(row['seen'] === null ? {} : { seen: numberOf(row, 'seen') }) };
  }
  if (kind === 'takeOver') return { kind, seat: numberOf(row, 'seat'), by: numberOf(row, 'by_seat') };
  if (kind !== 'seating') throw damaged(`is of kind ${kind}`);
  const player = jsonOf(row, 'player');
  if (!isOccupant(player)) throw damaged('seats nobody');
  return { kind, seat: numberOf(row, 'seat'), player };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Is this somebody who can play a seat, as a stored text says? */
function isOccupant(value: unknown): value is Occupant {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, profile, seat } = value as Readonly<Record<string, unknown>>;
  if (kind === 'bot') return true;
  if (kind === 'beside') return typeof seat === 'number';
  return kind === 'person' && typeof name === 'string' && (profile === null || typeof profile === 'string');
}
