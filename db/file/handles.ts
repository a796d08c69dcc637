import type Database from 'better-sqlite3';
import { reading } from './errors.ts';

/** The value of a column: the tables are STRICT and keep no blobs. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A handle that can only look. Functions that change nothing take this one. */
export interface ReadableDb {
  /** The first row, or undefined. Throws where the statement would write. */
  get(sql: string, ...values: readonly Value[]): Row | undefined;
  /** All rows. Throws where the statement would write. */
  all(sql: string, ...values: readonly Value[]): readonly Row[];
}

/** A handle that can also change things. */
export interface WritableDb extends ReadableDb {
  /** Runs one statement and says how many rows it changed. */
  run(sql: string, ...values: readonly Value[]): number;
  /** Runs `work` whole or not at all. Whatever it throws is thrown on, after everything was taken back. */
  inTransaction<T>(work: () => T): T;
}

/** The handle of migrations: may change the tables themselves. */
export interface SchemaDb extends WritableDb {
  /** Runs a script of several statements. */
  exec(sql: string): void;
}

/** The handle of whoever opened the file and must close it. */
export interface OwnedDb extends SchemaDb {
  /** Carries what stands in the write-ahead log over into the file, as far as no reader needs it as it was. */
  checkpoint(): void;
  /** Throws where the file is no longer the one that was opened (`in-place.ts`). */
  assertInPlace(): void;
  /** Writes all of it, as it stands, into a new file. */
  vacuumInto(file: string): void;
  close(): void;
}

/** Puts our narrow handle around an open connection; statements are compiled once each. */
export function handleOf(sqlite: Database.Database): OwnedDb {
  const compiled = new Map<string, Database.Statement<Value[], Row>>();
  const statement = (sql: string): Database.Statement<Value[], Row> => {
    const known = compiled.get(sql) ?? sqlite.prepare<Value[], Row>(sql);
    compiled.set(sql, known);
    return known;
  };
  // Made once: better-sqlite3 builds four functions for each.
  const transaction = sqlite.transaction(<T>(work: () => T): T => work());
  const looking = (sql: string): Database.Statement<Value[], Row> => {
    const found = statement(sql);
    if (!found.readonly) throw new TypeError(`a reader was given a statement that writes: ${sql}`);
    return found;
  };
  return {
    get: (sql, ...values) => reading(() => looking(sql).get(...values)),
    all: (sql, ...values) => reading(() => looking(sql).all(...values)),
    run: (sql, ...values) => statement(sql).run(...values).changes,
    // `immediate` takes the lock for writing at once, so that no transaction fails half-way for want of it.
    inTransaction: (work) => transaction.immediate(work) as ReturnType<typeof work>,
    exec: (sql) => {
      sqlite.exec(sql);
    },
    checkpoint: () => {
      sqlite.pragma('wal_checkpoint(PASSIVE)');
    },
    assertInPlace: () => undefined,
    vacuumInto: (file) => {
      sqlite.prepare('VACUUM INTO ?').run(file);
    },
    close: () => {
      sqlite.close();
    },
  };
}
