import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  backupName,
  backupNamed,
  newestFirst,
  outdated,
  type Backup,
  type BackupReason,
} from './backup-names.ts';
import { DamagedRowError } from '../file/errors.ts';
import { handleOf, type ReadableDb } from '../file/handles.ts';
import { versionOf } from '../file/migrate.ts';
import { textOf } from '../file/columns.ts';
import { synchronise } from '../file/synchronise.ts';

/** A backup on the disk. */
export interface KeptBackup extends Backup {
  readonly bytes: number;
}

/** The backups in a folder, the newest first; none where there is no such folder. */
export function listBackups(folder: string): readonly KeptBackup[] {
  return newestFirst(
    namesIn(folder).flatMap((file) => {
      const backup = backupNamed(file);
      return backup === null ? [] : [{ ...backup, bytes: statSync(join(folder, file)).size }];
    }),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A backup that is to be made. */
export interface BackingUp {
  readonly folder: string;
  readonly reason: BackupReason;
  readonly now: Date;
}

/**
 * Copies a whole database as it stands into a file of its own, looks at it once more, and only then gives it its name:
 * where anything fails, all backups are as they were. Those that are no longer needed go afterwards.
 * @param db the open file; whoever reads or writes it meanwhile is not disturbed
 * @returns the backup. Throws where the disk is full or cannot be written to.
 */
export function makeBackup(db: ReadableDb & Vacuuming, { folder, reason, now }: BackingUp): KeptBackup {
  mkdirSync(folder, { recursive: true });
  const number = 1 + (listBackups(folder)[0]?.number ?? 0);
  const backup = { number, at: now.toISOString(), reason, version: versionOf(db) };
  const file = backupName(backup);
  const unfinished = join(folder, `${file}.part`);
  try {
    rmSync(unfinished, { force: true });
    db.vacuumInto(unfinished);
    checkWhole(unfinished);
    synchronise(unfinished);
    renameSync(unfinished, join(folder, file));
    synchronise(folder);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  rotate(folder, Date.now());
  return { ...backup, file, bytes: statSync(join(folder, file)).size };
}

/** A database that can copy itself into another file. */
export interface Vacuuming {
  vacuumInto(file: string): void;
}

/** Throws {@link DamagedRowError} where a file is no whole database. */
export function checkWhole(file: string): void {
  const sqlite = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const complaints = handleOf(sqlite)
      .all('PRAGMA quick_check(3)')
      .map((row) => textOf(row, 'quick_check'));
    if (complaints.join() !== 'ok') throw new DamagedRowError(`quick_check: ${complaints.join('; ')}`);
  } finally {
    sqlite.close();
  }
}

/** So long, in ms, nothing is called abandoned: somebody else may be at it. */
const IN_WORK = 60 * 60 * 1000;

/** Lets go what is no longer needed, and what was never finished. */
function rotate(folder: string, now: number): void {
  for (const { file } of outdated(listBackups(folder))) rmSync(join(folder, file), { force: true });
  for (const file of namesIn(folder))
    if (/\.part(?:-journal)?$/.test(file) && isAbandoned(join(folder, file), now))
      rmSync(join(folder, file), { force: true });
}

/** Nobody has written to it for long, by a clock that may have been set in between. */
function isAbandoned(file: string, now: number): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Math.abs(now - written) > IN_WORK;
}
