import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, backupNamed, outdated, type Backup } from './backup-names.ts';
import { checkWhole, listBackups, makeBackup } from './backups.ts';
import type { OwnedDb } from '../file/handles.ts';
import { versionOf } from '../file/migrate.ts';
import { openDatabase } from '../file/open.ts';
import { readSetting, writeSetting } from '../file/settings.ts';

let folder = '';
let file = '';
let db: OwnedDb;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-backups-'));
  file = join(folder, 'games.sqlite');
  db = opened(file);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

function opened(path: string): OwnedDb {
  const result = openDatabase(path);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return result.value;
}

const at = (time: string): Date => new Date(`2026-${time}Z`);
const backups = (): string => join(folder, 'backups');
const make = (time: string): Backup => makeBackup(db, { folder: backups(), reason: 'start', now: at(time) });

describe('a backup', () => {
  test('is a whole database, with all that was written', () => {
    writeSetting(db, 'a', { deep: [1] });
    const made = make('11-22T20:00:00.000');
    expect(made).toMatchObject({ at: '2026-11-22T20:00:00.000Z', reason: 'start', version: versionOf(db) });
    const copy = opened(join(backups(), made.file));
    expect(readSetting(copy, 'a')).toEqual({ deep: [1] });
    copy.close();
  });

  test('gets its name only once its bytes are on the disk, and is told of once its name is', () => {
    const { openSync, fsyncSync, renameSync } = fs;
    const steps: string[] = [];
    const waited = new Map<number, string>();
    Object.assign(fs, {
      openSync: (path: string, ...how: readonly string[]): number => {
        const opened = openSync(path, how[0] ?? 'r');
        waited.set(opened, path);
        return opened;
      },
      fsyncSync: (file: number): void => {
        fsyncSync(file);
        steps.push(`synchronised ${waited.get(file) ?? ''}`);
      },
      renameSync: (from: string, to: string): void => {
        renameSync(from, to);
        steps.push(`renamed ${from} ${to}`);
      },
    });
    syncBuiltinESMExports();
    try {
      const path = join(backups(), make('11-22T20:00:00.000').file);
      expect(steps).toEqual([
        `synchronised ${path}.part`,
        `renamed ${path}.part ${path}`,
        `synchronised ${backups()}`,
      ]);
    } finally {
      Object.assign(fs, { openSync, fsyncSync, renameSync });
      syncBuiltinESMExports();
    }
  });

  test('that cannot be finished leaves all others as they were', () => {
    const first = make('11-22T20:00:00.000');
    const before = readFileSync(join(backups(), first.file));
    const cut = {
      ...db,
      vacuumInto: (path: string) => {
        db.vacuumInto(path);
        writeFileSync(path, readFileSync(path).subarray(0, 5000));
      },
    };
    expect(() =>
      makeBackup(cut, { folder: backups(), reason: 'start', now: at('11-23T20:00:00.000') }),
    ).toThrow();
    const full = {
      ...db,
      vacuumInto: (path: string) => {
        writeFileSync(path, 'half');
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      },
    };
    expect(() =>
      makeBackup(full, { folder: backups(), reason: 'start', now: at('11-23T20:00:00.000') }),
    ).toThrow('ENOSPC');
    expect(readdirSync(backups())).toEqual([first.file]);
    expect(readFileSync(join(backups(), first.file)).equals(before)).toBe(true);
  });

  test('what was never finished goes, and what is no backup stays', () => {
    mkdirSync(backups());
    const old = join(backups(), 'old.sqlite.part');
    writeFileSync(old, 'half');
    utimesSync(old, 1_000_000, 1_000_000);
    // Somebody else may be making this one just now.
    writeFileSync(join(backups(), 'now.sqlite.part'), 'half');
    writeFileSync(join(backups(), 'readme.txt'), 'mine');
    const made = make('11-22T20:00:00.000');
    expect(readdirSync(backups())).toEqual([made.file, 'now.sqlite.part', 'readme.txt']);
  });

  test('is the newest, also when the clock was set back', () => {
    make('11-22T20:00:00.000');
    const later = make('11-20T08:00:00.000');
    expect(listBackups(backups())[0]).toMatchObject({ file: later.file, at: '2026-11-20T08:00:00.000Z' });
  });

  test('has the next number after the newest, whatever the clock says and whichever are gone', () => {
    const hours = ['20', '08', '14', '02'];
    for (const hour of hours) make(`11-22T${hour}:00:00.000`);
    expect(listBackups(backups()).map(({ number, at: time }) => [number, time.slice(11, 13)])).toEqual([
      [4, '02'],
      [3, '14'],
      [2, '08'],
      [1, '20'],
    ]);
    for (const { file: gone } of listBackups(backups()).slice(1)) rmSync(join(backups(), gone));
    expect(backupNamed(make('11-22T03:00:00.000').file)?.number).toBe(5);
  });

  test('of before backups were numbered is older than those that are, whatever the clock said then', () => {
    mkdirSync(backups());
    writeFileSync(join(backups(), '2099-01-01T00-00-00-000Z.hand.v70.sqlite'), 'old');
    const later = make('11-20T08:00:00.000');
    expect(listBackups(backups()).map(({ number, at: time }) => [number, time.slice(0, 4)])).toEqual([
      [1, '2026'],
      [0, '2099'],
    ]);
    expect(listBackups(backups())[0]?.file).toBe(later.file);
  });

  test('of each of seven days stays, also after one of a clock that was ahead', () => {
    makeBackup(db, { folder: backups(), reason: 'start', now: new Date('2099-01-01T00:00:00.000Z') });
    for (let day = 0; day < 14; day += 1)
      for (const hour of ['08', '20']) make(`11-${String(10 + day)}T${hour}:00:00.000`);
    const days = new Set(listBackups(backups()).map(({ at: time }) => time.slice(0, 10)));
    expect([...days]).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `2026-11-${String(day)}`).reverse());
    expect(listBackups(backups())).toHaveLength(12);
  });

  test('that is damaged is seen to be', () => {
    const made = make('11-22T20:00:00.000');
    const path = join(backups(), made.file);
    checkWhole(path);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xff, 4096, 9000));
    expect(() => checkWhole(path)).toThrow();
  });
});

describe('which backups stay', () => {
  const named = (time: string): Backup => {
    const backup = { number: 7, at: `2026-${time}Z`, reason: 'start' as const, version: 70 };
    return { ...backup, file: backupName(backup) };
  };

  test('a name says what it names, and no other name says anything', () => {
    const backup = named('11-22T20:01:02.003');
    expect(backup.file).toBe('2026-11-22T20-01-02-003Z.start.v70.n7.sqlite');
    expect(backupNamed(backup.file)).toEqual(backup);
    for (const other of [
      'games.sqlite',
      '2026-11-22T20-01-02-003Z.why.v70.sqlite',
      '2026-99-99T20-01-02-003Z.start.v7.sqlite',
    ])
      expect(backupNamed(other)).toBeNull();
  });

  test('the ten newest, and the last of each of seven days', () => {
    const today = Array.from({ length: 15 }, (_, minute) => named(`11-22T20:${String(10 + minute)}:00.000`));
    const before = Array.from({ length: 10 }, (_, day) => [
      named(`11-${String(10 + day)}T08:00:00.000`),
      named(`11-${String(10 + day)}T09:00:00.000`),
    ]).flat();
    const gone = outdated([...today, ...before]);
    const kept = [...today, ...before].filter((backup) => !gone.includes(backup)).map(({ at: time }) => time);
    expect(kept.filter((time) => time.startsWith('2026-11-22'))).toHaveLength(10);
    expect(kept.filter((time) => !time.startsWith('2026-11-22'))).toEqual(
      [14, 15, 16, 17, 18, 19].map((day) => `2026-11-${day}T09:00:00.000Z`),
    );
    expect(outdated(today.slice(0, 10))).toEqual([]);
  });

  test('twenty starts in a row leave ten', () => {
    for (let start = 0; start < 20; start += 1) make(`11-22T20:${String(10 + start)}:00.000`);
    expect(listBackups(backups())).toHaveLength(10);
  });
});
