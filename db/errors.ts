import { SqliteError } from 'better-sqlite3';

/** A stored row is not what this program writes: the file was damaged or changed by other hands. */
export class DamagedRowError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedRowError';
  }
}

/** Did the database itself fail (disk full, file gone, constraint), with SQLite's own code? */
export function storageCode(error: unknown): string | null {
  return error instanceof SqliteError ? error.code : null;
}
