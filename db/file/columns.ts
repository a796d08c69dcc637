import { DamagedRowError } from './errors.ts';
import type { Row } from './handles.ts';

/** A text column. Throws {@link DamagedRowError} where it is none. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string')
    throw new DamagedRowError(`${column}: expected a text, found ${typeof value}`);
  return value;
}

/** A text column that may be empty. Throws {@link DamagedRowError} where it is another thing. */
export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);

/** A whole-number column. Throws {@link DamagedRowError} where it is none. */
export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number')
    throw new DamagedRowError(`${column}: expected a number, found ${typeof value}`);
  return value;
}

/** A column of JSON; null stays null. Throws {@link DamagedRowError} where it is no JSON. */
export function jsonOf(row: Row, column: string): unknown {
  if (row[column] === null) return null;
  const text = textOf(row, column);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DamagedRowError(`${column}: expected JSON, found ${JSON.stringify(text.slice(0, 40))}`);
  }
}

/** A value as a column of JSON holds it: null is an empty column. */
export const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
