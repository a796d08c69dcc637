import { randomUUID } from 'node:crypto';
import type { ReadableDb, WritableDb } from './handles.ts';
import { readSetting, writeSetting } from './settings.ts';

const KEY = 'profileMark';

/** The mark of this profile, which tells its file of games from all others; null where no game has gone out with one yet. */
export function keptMark(db: ReadableDb): string | null {
  const kept = readSetting(db, KEY);
  return typeof kept === 'string' ? kept : null;
}

/** The mark of this profile, made at the first request: exported games bear it, and are known by it when they come back. */
export function profileMark(db: WritableDb): string {
  const kept = keptMark(db);
  if (kept !== null) return kept;
  const mark = randomUUID();
  writeSetting(db, KEY, mark);
  return mark;
}
