import { copyFileSync, statSync } from 'node:fs';
import { checkWhole, makeBackup } from '../../../../db/backups/backups.ts';
import { besideFile, removeDatabase } from '../../../../db/file/database-files.ts';
import { readyFile } from '../../../../db/file/exchange.ts';
import { listedIn } from '../../../../db/games/games.ts';
import type { OwnedDb, ReadableDb } from '../../../../db/file/handles.ts';
import {
  compared,
  mergeOther,
  withOther,
  type GameDifference,
  type MergeCounts,
} from '../../../../db/backups/merge.ts';
import { joinDatabase, openDatabase } from '../../../../db/file/open.ts';
import { synchronise } from '../../../../db/file/synchronise.ts';
import type { BackupInside, Difference } from '../../../shared/storage/api.ts';
import type { Reply } from '../../../shared/reply.ts';
import { hostOf } from '../../games/index.ts';
import { refuse } from '../../ipc/trouble.ts';
import { summaryOf } from '../../sessions/listed.ts';
import type { TaskOf } from '../tasks/tasks.ts';

/*
 * What is done with a whole backup, on a thread of its own: a file of years takes seconds to be copied, looked through and
 * compared, and meanwhile the window has to answer.
 */

/** Says what is in a backup, and what is otherwise here. */
export const insideOf = ({
  games,
  backup,
}: Pick<TaskOf<'lookIntoBackup'>, 'games' | 'backup'>): Reply<Omit<BackupInside, 'file'>> =>
  withBackup(games, backup, (db) => {
    const { differences, ...comparison } = compared(db);
    return { ...comparison, differences: differences.map((each) => told(db, each)) };
  });

/** Brings in what is in a backup; before that, everything is backed up once more. */
export const mergedFrom = ({ games, backup, folder, at }: TaskOf<'mergeBackup'>): Reply<MergeCounts> =>
  withBackup(games, backup, (db) => {
    makeBackup(db, { folder, reason: 'merge', now: new Date(at) });
    return mergeOther(db);
  });

/** Makes a backup ready to take the place of the file of games: a copy beside it, looked at and brought to the tables of now. */
export function readyCopy({ games, backup }: Pick<TaskOf<'readyBackup'>, 'games' | 'backup'>): Reply<null> {
  const copied = copyOf(backup, readyFile(games));
  if (copied.ok) synchronise(readyFile(games));
  return copied;
}

/** Does something while a backup is attached, and lets its copy go. */
function withBackup<T>(games: string, backup: string, work: (db: OwnedDb) => T): Reply<T> {
  const copy = besideFile(games);
  try {
    const copied = copyOf(backup, copy);
    if (!copied.ok) return copied;
    const db = joinDatabase(games);
    try {
      return { ok: true, value: withOther(db, copy, () => work(db)) };
    } finally {
      db.close();
    }
  } finally {
    removeDatabase(copy);
  }
}

/** A copy of a backup, brought to the tables of now; where it cannot be, there is none. */
function copyOf(backup: string, copy: string): Reply<null> {
  removeDatabase(copy);
  // A pipe would be waited for, and a device never ends.
  if (statSync(backup, { throwIfNoEntry: false })?.isFile() !== true) return refuse('gone', 'noSuchBackup');
  try {
    copyFileSync(backup, copy);
    const opened = openDatabase(copy, undefined, null);
    if (!opened.ok) {
      removeDatabase(copy);
      return refuse('damagedSave', `${opened.error.code}: ${opened.error.detail}`);
    }
    opened.value.close();
    checkWhole(copy);
    return { ok: true, value: null };
  } catch (error) {
    removeDatabase(copy);
    throw error;
  }
}

/** A difference with what people know the game by. */
function told(db: ReadableDb, difference: GameDifference): Difference {
  const line = listedIn(db, difference.here === null ? 'other' : 'main', difference.id);
  const summary = line && summaryOf(db, line, hostOf);
  return { ...difference, game: summary?.ok === true ? summary.value : null };
}
