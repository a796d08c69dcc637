import { randomUUID } from 'node:crypto';
import type { WritableDb } from './handles.ts';
import { readSetting, writeSetting } from './settings.ts';

const KEY = 'profileMark';

/** What tells this file of games from all others, made when it is first asked for: games that went out and come back bear it. */
export function profileMark(db: WritableDb): string {
  const kept = readSetting(db, KEY);
  if (typeof kept === 'string') return kept;
  const mark = randomUUID();
  writeSetting(db, KEY, mark);
  return mark;
}
