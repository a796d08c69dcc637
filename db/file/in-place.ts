import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBackup } from '../backups/backups.ts';
import { GoneFileError } from './errors.ts';
import { putInPlace } from './exchange.ts';
import type { OwnedDb } from './handles.ts';
import { backupsOf } from './open.ts';

/*
 * A file that was deleted or moved while it is open can still be written to, by whoever has it open and for nobody after them.
 * So at each write it is looked at whether the file, its log and the log's index are those that were opened.
 */
const PARTS = ['', '-wal', '-shm'] as const;

/** Which file has this name now: its device and number; null where there is none. */
function identity(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  // A file system without numbers says 0 of each.
  return found === undefined ? null : `${String(found.dev)}:${String(found.ino)}`;
}

/** Backs up all of it. @returns why that could not be; empty where it is done */
function copied(db: OwnedDb, file: string, now: Date): string {
  try {
    makeBackup(db, { folder: backupsOf(file), reason: 'rescue', now });
    return '';
  } catch (error) {
    return `; no copy could be made: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * A handle of the file of games that acknowledges nothing once the file, or its log, is no longer where it was opened: then
 * every write throws {@link GoneFileError}. Reading goes on. Everything that was acknowledged is in a backup at once, and
 * where there is no file of that name when the handle is closed, it is put there again.
 * @param db the open file
 * @param file its path
 * @returns the handle to write through
 */
export function heldInPlace(db: OwnedDb, file: string, now: () => Date): OwnedDb {
  const before = PARTS.map((end) => identity(`${file}${end}`));
  let depth = 0;
  let isRescued = false;
  /** Closed, it is nobody's here any more: its log goes with it, and it may be exchanged. */
  let isClosed = false;

  const missing = (): string | null => {
    const at = PARTS.findIndex((end, index) => identity(`${file}${end}`) !== before[index]);
    return at < 0 ? null : `${file}${PARTS[at] ?? ''}`;
  };
  const rescue = (): string => {
    const failure = isRescued ? '' : copied(db, file, now());
    isRescued = failure === '';
    return failure;
  };
  const assertInPlace = (): void => {
    if (isClosed) return;
    const gone = missing();
    if (gone !== null) throw new GoneFileError(`${gone} is not the file that was opened${rescue()}`);
    isRescued = false;
  };
  /** Looked at before and after: what was written in between may be for nobody. */
  const writing = <T>(work: () => T): T => {
    if (depth > 0) return work();
    assertInPlace();
    depth += 1;
    try {
      return work();
    } finally {
      depth -= 1;
      assertInPlace();
    }
  };
  return {
    ...db,
    run: (sql, ...values) => writing(() => db.run(sql, ...values)),
    inTransaction: (work) => writing(() => db.inTransaction(work)),
    exec: (sql) => {
      writing(() => {
        db.exec(sql);
      });
    },
    assertInPlace,
    close: () => {
      const isGone = missing() !== null;
      if (isGone) rescue();
      isClosed = true;
      if (!isGone || identity(file) !== null) {
        db.close();
        return;
      }
      try {
        mkdirSync(dirname(file), { recursive: true });
        putInPlace(db, file);
      } catch (error) {
        if (!isRescued) throw error;
      }
    },
  };
}
