import type { OwnedDb } from './handles.ts';

/** So long nothing was written: whoever plays is thinking, in ms. */
const REST = 1500;

/**
 * Carries what was written over into the file itself when nobody is waiting. Each write is durable in the write-ahead log
 * at once; SQLite would otherwise carry it over within one write of many, and that player would wait for it.
 * @param onFailure told what went wrong; nothing is lost by it, for the log is read until it was carried over
 * @returns the handle to write through
 */
export function tidiedAtRest(db: OwnedDb, onFailure: (error: unknown) => void): OwnedDb {
  let rest: NodeJS.Timeout | undefined;
  const tidy = (): void => {
    try {
      db.checkpoint();
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    ...db,
    run: (sql, ...values) => {
      clearTimeout(rest);
      rest = setTimeout(tidy, REST).unref();
      return db.run(sql, ...values);
    },
    close: () => {
      clearTimeout(rest);
      db.close();
    },
  };
}
