import { copyFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { makeBackup } from '../backups/backups.ts';
import { numberOf, textOf } from './columns.ts';
import { besideFile, removeDatabase } from './database-files.ts';
import { storageCode } from './errors.ts';
import { handleOf, type OwnedDb, type ReadableDb } from './handles.ts';
import { latestOf, migrate, versionOf } from './migrate.ts';
import { MIGRATIONS, type Migration } from '../migrations/index.ts';
import { differencesOf, schemaAt, schemaOf } from './schema.ts';
import { storageCause, type StorageCause } from './storage-cause.ts';

/** The folder of a database's backups, beside it. */
export const backupsOf = (file: string): string => join(dirname(file), 'backups');

/** "AlOm" in ASCII: marks the file as ours, so that another program's database is never written to. */
const APPLICATION_ID = 0x416c4f6d;

/** So long the write-ahead log may grow where nobody ever rests (`rest.ts`), in pages of 4 KiB. */
const LOG_PAGES = 10_000;

/**
 * The largest file, in bytes, that is checked before it is opened. A larger one would keep whoever starts the program waiting: it is
 * looked through by the backup that is made once the window is there.
 */
const CHECKED_AT_ONCE = 64 * 1024 * 1024;

export type OpenIssueCode = 'newer' | 'otherProgram' | 'damaged' | 'unusable';

/** Why the file was not opened. It is exactly as it was. */
export interface OpenIssue {
  readonly code: OpenIssueCode;
  readonly file: string;
  readonly detail: string;
  /** The storage fault behind it; null where it is not the disk. */
  readonly cause: StorageCause | null;
}

/**
 * Opens the file of games, or makes it, and brings its tables up to date. A file that exists is first looked at through
 * a connection that cannot write, and refused where anything in it that SQLite would carry out is not word for word what the
 * migrations make; before its tables are changed a backup is made ({@link backupsOf}).
 * @param backups the folder of backups; null where none is to be made
 * @returns the handle, or why the file cannot be used
 */
export function openDatabase(
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
  backups: string | null = backupsOf(file),
): Result<OwnedDb, OpenIssue> {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    // A pipe would be waited for, and a device never ends.
    if (found?.isFile() === false)
      return fail({ code: 'unusable', detail: 'it is no file', file, cause: null });
    const issue = found !== undefined && found.size > 0 ? inspect(file, migrations) : null;
    return issue ? fail({ ...issue, file, cause: null }) : ok(openToWrite(file, migrations, backups));
  } catch (error) {
    return fail(issueOf(file, error));
  }
}

/** Why a file cannot be used, of what was thrown while it was opened. */
export function issueOf(file: string, error: unknown): OpenIssue {
  const code = storageCode(error);
  const detail = error instanceof Error ? error.message : String(error);
  return { code: codeOf(error), cause: code === null ? null : storageCause(code), file, detail };
}

type Finding = Omit<OpenIssue, 'file' | 'cause'>;

function inspect(file: string, migrations: readonly Migration[]): Finding | null {
  try {
    return lookedThrough(file, migrations);
  } catch (error) {
    if (storageCode(error) !== 'SQLITE_READONLY_ROLLBACK') throw error;
    return inspectCopy(file, migrations);
  }
}

/**
 * The program ended while SQLite wrote without its log, as it does where a file gets one. Before anybody can read it, what was
 * begun has to be taken back, and that is writing: it is done to a copy, for the file may be another program's.
 */
function inspectCopy(file: string, migrations: readonly Migration[]): Finding | null {
  const copy = besideFile(file);
  removeDatabase(copy);
  try {
    for (const end of ['-journal', '']) copyFileSync(`${file}${end}`, `${copy}${end}`);
    const sqlite = new Database(copy, { fileMustExist: true });
    try {
      sqlite.pragma('schema_version');
    } finally {
      sqlite.close();
    }
    return statSync(copy).size === 0 ? null : lookedThrough(copy, migrations);
  } finally {
    removeDatabase(copy);
  }
}

function lookedThrough(file: string, migrations: readonly Migration[]): Finding | null {
  const sqlite = new Database(file, { readonly: true, fileMustExist: true });
  try {
    sqlite.pragma('trusted_schema = OFF');
    return examine(handleOf(sqlite), migrations, statSync(file).size <= CHECKED_AT_ONCE);
  } finally {
    sqlite.close();
  }
}

function examine(db: ReadableDb, migrations: readonly Migration[], isChecked: boolean): Finding | null {
  const latest = latestOf(migrations);
  const id = numberOf(db.get('PRAGMA application_id') ?? {}, 'application_id');
  const version = versionOf(db);
  if (
    id !== APPLICATION_ID &&
    (id !== 0 || version !== 0 || db.get('SELECT name FROM sqlite_schema') !== undefined)
  )
    return { code: 'otherProgram', detail: `application_id ${String(id)}, version ${String(version)}` };
  if (version > latest)
    return {
      code: 'newer',
      detail: `tables of version ${String(version)}; this program knows ${String(latest)}`,
    };
  const strangers = differencesOf(schemaOf(db), schemaAt(version, migrations));
  if (strangers.length > 0) return { code: 'damaged', detail: strangers.join('; ') };
  const complaints = isChecked
    ? db.all('PRAGMA quick_check(10)').map((row) => textOf(row, 'quick_check'))
    : ['ok'];
  return complaints.join() === 'ok' ? null : { code: 'damaged', detail: complaints.join('; ') };
}

/**
 * Opens another connection to a file of games that is open already, for work on a thread of its own. Throws storage errors.
 * Whoever else writes meanwhile waits for its transactions.
 */
export function joinDatabase(file: string): OwnedDb {
  const sqlite = new Database(file, { fileMustExist: true });
  prepareConnection(sqlite);
  return handleOf(sqlite);
}

/** Sets the pragmas that belong to a connection and not to the file. */
function prepareConnection(sqlite: Database.Database): void {
  // An answer that was acknowledged must outlive a power cut, not only a crash: WAL alone promises the latter.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma(`wal_autocheckpoint = ${String(LOG_PAGES)}`);
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('trusted_schema = OFF');
}

function openToWrite(file: string, migrations: readonly Migration[], backups: string | null): OwnedDb {
  const sqlite = new Database(file);
  try {
    sqlite.pragma('journal_mode = WAL');
    prepareConnection(sqlite);
    sqlite.pragma(`application_id = ${String(APPLICATION_ID)}`);
    const db = handleOf(sqlite);
    const version = versionOf(db);
    if (backups !== null && version > 0 && version < latestOf(migrations))
      makeBackup(db, { folder: backups, reason: 'migration', now: new Date() });
    // A new file is made whole or not at all, and the disk is waited for once.
    if (version === 0) db.inTransaction(() => migrate(db, migrations));
    else migrate(db, migrations);
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function codeOf(error: unknown): OpenIssueCode {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(storageCode(error) ?? '') ? 'damaged' : 'unusable';
}
