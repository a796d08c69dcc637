import { SqliteError } from 'better-sqlite3';

/** A stored row is not what this program writes: the file was damaged or changed by other hands. */
export class DamagedRowError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedRowError';
  }
}

/** The database failed while something was being read, when nothing that a player did can be lost. */
export class FailedReadError extends Error {
  readonly code: string;

  constructor(code: string, cause: Error) {
    super(cause.message, { cause });
    this.name = 'FailedReadError';
    this.code = code;
  }
}

/** The file that is open is no longer where it was opened: it was deleted, moved or replaced, or its log was. */
export class GoneFileError extends Error {
  readonly code = 'GAMES_GONE';

  constructor(message: string) {
    super(message);
    this.name = 'GoneFileError';
  }
}

/** Runs a read; where the database itself fails, its error says that it was a read. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SqliteError ? new FailedReadError(error.code, error) : error;
  }
}

/** Error codes of the system for files that cannot be written or read. */
const SYSTEM_CODES =
  /^(?:ENOSPC|EDQUOT|EFBIG|EACCES|EPERM|EROFS|EBUSY|ETXTBSY|EIO|EMFILE|ENFILE|ENOENT|ENOTDIR|EEXIST|EISDIR)$/;

/** Error codes of SQLite for our own mistakes, a value that does not fit or a wrong statement: no disk is to blame. */
const OUR_FAULT =
  /^SQLITE_(?:ERROR|MISMATCH|RANGE|MISUSE|CONSTRAINT_(?:NOTNULL|PRIMARYKEY|UNIQUE|FOREIGNKEY|CHECK|DATATYPE|ROWID))$/;

/** Did the disk fail (full, read-only, gone), with SQLite's own code or the system's? */
export function storageCode(error: unknown): string | null {
  // Where a table cannot even be read, other hands were at the file.
  if (error instanceof FailedReadError || error instanceof GoneFileError) return error.code;
  if (error instanceof SqliteError) return OUR_FAULT.test(error.code) ? null : error.code;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && SYSTEM_CODES.test(code) ? code : null;
}
