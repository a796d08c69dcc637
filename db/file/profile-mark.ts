import { randomUUID } from 'node:crypto';
import type { ReadableDb, WritableDb } from './handles.ts';
import { readSetting, writeSetting } from './settings.ts';

const KEY = 'profileMark';

/** What tells this file of games from all others; null where it was never asked for, and no game has gone out with it. */
export function keptMark(db: ReadableDb): string | null {
  const kept = readSetting(db, KEY);
  return typeof kept === 'string' ? kept : null;
}

/** The same, made when it is first asked for: games that went out and come back bear it. */
export function profileMark(db: WritableDb): string {
  const kept = keptMark(db);
  if (kept !== null) return kept;
  const mark = randomUUID();
  writeSetting(db, KEY, mark);
  return mark;
}
