import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBackups } from '../backups/backups.ts';
import { handleOf, type OwnedDb, type ReadableDb } from './handles.ts';
import { latestOf, versionOf } from './migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { backupsOf, openDatabase } from './open.ts';
import { readSetting, writeSetting } from './settings.ts';
import { memoryDb } from '../testing/testing.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-db-'));
  file = join(folder, 'games.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function opened(migrations?: Parameters<typeof openDatabase>[1]): OwnedDb {
  const result = openDatabase(file, migrations);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return result.value;
}

const version = (
  number: number,
  sql: string,
): { version: number; up: (db: { exec(sql: string): void }) => void } => ({
  version: number,
  up: (db) => {
    db.exec(sql);
  },
});

describe('opening', () => {
  test('a new file gets the tables, the write-ahead log and full synchronisation', () => {
    const db = opened();
    expect(new Database(file).pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
    expect(db.get('PRAGMA wal_autocheckpoint')).toEqual({ wal_autocheckpoint: 10_000 });
    expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(db.get('PRAGMA trusted_schema')).toEqual({ trusted_schema: 0 });
    expect(versionOf(db)).toBe(latestOf(MIGRATIONS));
    db.close();
  });

  test('a new file gets all of its tables or none', () => {
    const broken = [version(10, 'CREATE TABLE a (x TEXT) STRICT'), version(20, 'CREATE nothing')];
    expect(openDatabase(file, broken)).toMatchObject({ ok: false, error: { code: 'unusable' } });
    const left = new Database(file);
    expect(left.pragma('user_version', { simple: true })).toBe(0);
    expect(left.prepare('SELECT name FROM sqlite_schema').all()).toEqual([]);
    left.close();
    opened().close();
  });

  test('what was written is there again, also when the file was not closed', () => {
    const first = opened();
    writeSetting(first, 'window', { width: 800 });
    const second = opened();
    expect(readSetting(second, 'window')).toEqual({ width: 800 });
    first.close();
    second.close();
  });

  test('a file of a newer program is refused and left as it is', () => {
    const db = opened();
    db.exec('PRAGMA user_version = 5000');
    db.close();
    const before = readFileSync(file);
    expect(openDatabase(file)).toEqual({
      ok: false,
      error: {
        code: 'newer',
        cause: null,
        file,
        detail: `tables of version 5000; this program knows ${String(latestOf(MIGRATIONS))}`,
      },
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("another program's database is refused and left as it is", () => {
    const other = new Database(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    const before = readFileSync(file);
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'otherProgram' } });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  /** Leaves a file as it is where the power fails while something is written without a log. */
  function cutOff(table: string): void {
    const cut = `${file}.cut`;
    const sqlite = new Database(file);
    sqlite.pragma('journal_mode = DELETE');
    sqlite.pragma('cache_size = 1');
    sqlite.exec(
      `BEGIN; DELETE FROM ${table}; INSERT INTO ${table} VALUES ('half', '"${'x'.repeat(20_000)}"')`,
    );
    for (const end of ['', '-journal']) copyFileSync(`${file}${end}`, `${cut}${end}`);
    sqlite.exec('ROLLBACK');
    sqlite.close();
    for (const end of ['', '-journal']) renameSync(`${cut}${end}`, `${file}${end}`);
  }

  test('what was begun when the power failed is taken back, also where there was no log yet', () => {
    const before = opened();
    for (let key = 0; key < 500; key += 1) writeSetting(before, `key ${String(key)}`, 'x'.repeat(100));
    before.close();
    cutOff('settings');
    expect(existsSync(`${file}-journal`)).toBe(true);
    const db = opened();
    expect(db.get('SELECT count(*) AS n FROM settings')).toEqual({ n: 500 });
    expect(db.get('PRAGMA quick_check')).toEqual({ quick_check: 'ok' });
    db.close();
    expect(readdirSync(folder).filter((name) => name.includes('beside'))).toEqual([]);
  });

  test("another program's database is left as it is also where its power failed", () => {
    const other = new Database(file);
    other.exec('CREATE TABLE recipes (name TEXT, text TEXT)');
    for (let key = 0; key < 500; key += 1)
      other.prepare('INSERT INTO recipes VALUES (?, ?)').run(String(key), 'x'.repeat(100));
    other.close();
    cutOff('recipes');
    const before = ['', '-journal'].map((end) => readFileSync(`${file}${end}`));
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'otherProgram' } });
    expect(['', '-journal'].map((end) => readFileSync(`${file}${end}`))).toEqual(before);
  });

  test('a file that is no database is refused and left as it is', () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'damaged', file } });
    expect(readFileSync(file, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  test('a damaged file is refused and left as it is', () => {
    const db = opened();
    for (let key = 0; key < 500; key += 1) writeSetting(db, `key ${String(key)}`, 'x'.repeat(100));
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 4096 * 4, bytes.length - 4096);
    writeFileSync(file, bytes);
    const result = openDatabase(file);
    expect(result).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test.each([
    ['lacks a table', 'DROP TABLE log', 'table log'],
    ['lacks a view', 'DROP VIEW happenings', 'missing: view happenings'],
    ['lacks an index', 'DROP INDEX branches_by_source', 'missing: index branches_by_source'],
    ['lacks a trigger', 'DROP TRIGGER log_never_changes', 'missing: trigger log_never_changes'],
    ['lacks a column', 'ALTER TABLE games DROP COLUMN seed', 'not as written: table games'],
    ['has a column too many', 'ALTER TABLE decks ADD COLUMN x TEXT', 'not as written: table decks'],
    [
      'has a trigger of its own',
      'CREATE TRIGGER thief AFTER INSERT ON settings BEGIN DELETE FROM games; END',
      'unknown: trigger thief',
    ],
    [
      'has a trigger rewritten',
      `DROP TRIGGER log_never_changes;
       CREATE TRIGGER log_never_changes BEFORE UPDATE ON log BEGIN SELECT 1; END`,
      'not as written: trigger log_never_changes',
    ],
    [
      'has a view rewritten',
      `CREATE TABLE x AS SELECT sql FROM sqlite_schema WHERE name = 'happenings'; DROP TABLE x;
       DROP VIEW happenings; CREATE VIEW happenings AS SELECT * FROM log`,
      'not as written: view happenings',
    ],
    ['has a view of its own', 'CREATE VIEW liar AS SELECT 1 AS one', 'unknown: view liar'],
    ['has an index of its own', 'CREATE INDEX own ON decks (notes)', 'unknown: index own'],
    [
      'computes where a table should only keep',
      `CREATE TABLE own (x TEXT, y TEXT GENERATED ALWAYS AS (upper(x)))`,
      'unknown: table own',
    ],
  ])('a file that %s is refused with its name, and left as it is', (_, sql, detail) => {
    const db = opened();
    db.exec(sql);
    db.close();
    const before = readFileSync(file);
    expect(openDatabase(file)).toMatchObject({
      ok: false,
      error: { code: 'damaged', detail: expect.stringContaining(detail) as string },
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each(['sqlite_stat1', 'sqlite_stat4', 'sqlite_stat_evil', 'SQLITE_STAT9', 'sqlite_sequence'])(
    'nothing passes for what SQLite keeps for itself by being called %s',
    (name) => {
      for (const [type, sql] of [
        ['trigger', 'CREATE TRIGGER own AFTER INSERT ON settings BEGIN DELETE FROM settings; END'],
        ['view', 'CREATE VIEW own AS SELECT 1 AS one'],
        ['index', 'CREATE INDEX own ON settings (value)'],
        ['table', 'CREATE TABLE own (tbl, idx, stat, upper GENERATED ALWAYS AS (upper(tbl)))'],
      ] as const) {
        opened().close();
        const sqlite = new Database(file);
        sqlite.pragma('journal_mode = DELETE');
        sqlite.exec(sql);
        // No statement gives such a name; a file that somebody made can have it.
        sqlite.unsafeMode();
        sqlite.pragma('writable_schema = ON');
        sqlite
          .prepare(
            `UPDATE sqlite_schema SET name = :name, sql = replace(sql, 'own', :name),
               tbl_name = iif(tbl_name = 'own', :name, tbl_name) WHERE name = 'own'`,
          )
          .run({ name });
        sqlite.close();
        expect(openDatabase(file)).toMatchObject({
          error: { code: 'damaged', detail: `unknown: ${type} ${name}` },
        });
        rmSync(file);
      }
    },
  );

  test('what SQLite counted for itself is no stranger', () => {
    const db = opened();
    writeSetting(db, 'a', 1);
    db.exec('ANALYZE');
    db.close();
    expect(new Database(file).prepare(`SELECT count(*) AS n FROM sqlite_stat1`).get()).not.toEqual({ n: 0 });
    opened().close();
  });

  test('each single thing that a database is made of is looked at to its last sign', () => {
    const db = opened();
    const parts = db
      .all(`SELECT type, name FROM sqlite_schema WHERE sql IS NOT NULL`)
      .map(({ type, name }) => [String(type), String(name)] as const);
    db.close();
    const made = readFileSync(file);
    expect(parts.length).toBeGreaterThan(60);
    for (const [type, name] of parts) {
      writeFileSync(file, made);
      const sqlite = new Database(file);
      sqlite.pragma('journal_mode = DELETE');
      sqlite.unsafeMode();
      sqlite.pragma('writable_schema = ON');
      sqlite
        .prepare(`UPDATE sqlite_schema SET sql = sql || ' -- ' WHERE type = ? AND name = ?`)
        .run(type, name);
      sqlite.close();
      expect(openDatabase(file)).toMatchObject({
        error: { code: 'damaged', detail: `not as written: ${type} ${name}` },
      });
    }
  });

  test.skipIf(process.platform === 'win32')('a pipe in the place of the file is not waited for', () => {
    execFileSync('mkfifo', [file]);
    expect(openDatabase(file)).toMatchObject({ error: { code: 'unusable', detail: 'it is no file' } });
  });

  test('a place that cannot be written to is named', () => {
    const result = openDatabase(join(folder, 'no such folder', 'games.sqlite'));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'unusable', file: expect.stringContaining('no such') as string },
    });
  });

  test('before the tables change, a backup of the older file is made', () => {
    const first = version(10, 'CREATE TABLE a (x TEXT) STRICT');
    const older = opened([first]);
    older.run('INSERT INTO a VALUES (?)', 'kept');
    older.close();
    const newer = opened([first, version(20, 'DROP TABLE a')]);
    expect(versionOf(newer)).toBe(20);
    newer.close();
    const [backup] = listBackups(backupsOf(file));
    expect(backup).toMatchObject({ reason: 'migration', version: 10 });
    const copy = new Database(join(backupsOf(file), backup?.file ?? ''), { readonly: true });
    expect(copy.prepare('SELECT x FROM a').get()).toEqual({ x: 'kept' });
    copy.close();
  });
});

describe('handles', () => {
  test('a reader has no way to write: not in its type and not in a statement', () => {
    const reader: ReadableDb = memoryDb();
    // @ts-expect-error A reader has no `run`.
    expect(typeof reader.run).toBe('function');
    expect(() => reader.get('DELETE FROM games RETURNING id')).toThrow(
      'a reader was given a statement that writes',
    );
  });

  test('a transaction that throws takes everything back', () => {
    const db = memoryDb();
    const work = (): never => {
      writeSetting(db, 'a', 1);
      throw new Error('crash between two writes');
    };
    expect(() => db.inTransaction(work)).toThrow('crash between two writes');
    expect(readSetting(db, 'a')).toBeUndefined();
  });

  test('a transaction cannot wait for a promise', () => {
    const db = handleOf(new Database(':memory:'));
    expect(() => db.inTransaction(() => Promise.resolve(1))).toThrow(
      'Transaction function cannot return a promise',
    );
  });
});
