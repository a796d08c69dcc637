import { jsonOf } from './columns.ts';
import type { ReadableDb, WritableDb } from './handles.ts';

/** The value kept under a key, or undefined. What it is must be checked by whoever asks. */
export function readSetting(db: ReadableDb, key: string): unknown {
  const row = db.get('SELECT value FROM settings WHERE key = ?', key);
  return row && jsonOf(row, 'value');
}

/** Keeps a JSON value under a key, instead of what was there. */
export function writeSetting(db: WritableDb, key: string, value: unknown): void {
  db.run(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    JSON.stringify(value),
  );
}
