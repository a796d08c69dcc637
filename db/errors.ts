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

/** Did the database itself fail (disk full, file gone, constraint), with SQLite's own code? */
export function storageCode(error: unknown): string | null {
  return error instanceof SqliteError || error instanceof FailedReadError ? error.code : null;
}
