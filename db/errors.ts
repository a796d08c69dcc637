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

/** Runs a read; where the database itself fails, its error says that it was a read. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SqliteError ? new FailedReadError(error.code, error) : error;
  }
}

/** What the system says where a file cannot be written or read. */
const SYSTEM_CODES =
  /^(?:ENOSPC|EDQUOT|EFBIG|EACCES|EPERM|EROFS|EBUSY|ETXTBSY|EIO|EMFILE|ENFILE|ENOENT|ENOTDIR|EEXIST|EISDIR)$/;

/** Did the disk fail (full, read-only, gone, a constraint), with SQLite's own code or the system's? */
export function storageCode(error: unknown): string | null {
  if (error instanceof SqliteError || error instanceof FailedReadError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && SYSTEM_CODES.test(code) ? code : null;
}
