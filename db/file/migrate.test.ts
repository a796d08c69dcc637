import { describe, expect, test } from 'vitest';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { memoryDb } from '../testing/testing.ts';

const tables = (db: ReturnType<typeof memoryDb>): readonly unknown[] =>
  db.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`).map((row) => row['name']);

describe('migrations', () => {
  test('are numbered in steps of ten', () => {
    const versions = MIGRATIONS.map((step) => step.version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(versions.filter((version) => version % 10 !== 0)).toEqual([]);
  });

  test('run once each, in order', () => {
    const ran: number[] = [];
    const steps = [10, 20].map((version) => ({ version, up: () => void ran.push(version) }));
    const db = memoryDb(0);
    migrate(db, steps.slice(0, 1));
    migrate(db, steps);
    migrate(db, steps);
    expect(ran).toEqual([10, 20]);
    expect(versionOf(db)).toBe(20);
  });

  test('one that fails leaves the tables and the number as they were', () => {
    const db = memoryDb(0);
    const steps = [
      { version: 10, up: () => db.exec('CREATE TABLE kept (a TEXT) STRICT') },
      {
        version: 20,
        up: () => {
          db.exec('CREATE TABLE half (a TEXT) STRICT');
          throw new Error('power cut');
        },
      },
    ];
    expect(() => migrate(db, steps)).toThrow('power cut');
    expect(tables(db)).toEqual(['kept']);
    expect(versionOf(db)).toBe(10);
  });

  test('a list out of order is refused before anything runs', () => {
    const db = memoryDb(0);
    const up = (): void => db.exec('CREATE TABLE a (a TEXT) STRICT');
    expect(() =>
      migrate(db, [
        { version: 20, up },
        { version: 10, up },
      ]),
    ).toThrow('migration 10 comes after 20');
    expect(tables(db)).toEqual([]);
  });
});
