import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBackups, makeBackup } from '../backups/backups.ts';
import { storageCode } from './errors.ts';
import type { OwnedDb } from './handles.ts';
import { openDatabase } from './open.ts';
import { readSetting, writeSetting } from './settings.ts';
import { storageCause } from './storage-cause.ts';

/*
 * Disks that really are full or read-only: small ones in memory, which only root can mount. Where that cannot be, these
 * tests say so and are skipped; that a failed write is told and loses nothing is tested by injected faults as well.
 */

const DISK = mkdtempSync(join(tmpdir(), 'alpha-omega-disk-'));
const mount = (...options: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', DISK]).status === 0;
const canMount = mount('-o', 'size=2m');
if (canMount) spawnSync('umount', [DISK]);

function opened(): OwnedDb {
  const result = openDatabase(join(DISK, 'games.sqlite'));
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return result.value;
}

/** What a piece of work fails with. */
function causeOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    const code = storageCode(error);
    if (code === null) throw error;
    return storageCause(code);
  }
}

afterAll(() => {
  rmSync(DISK, { recursive: true, force: true });
});

describe.skipIf(!canMount)('a small disk of its own (needs root to mount)', () => {
  beforeEach(() => {
    mount('-o', 'size=2m');
  });
  afterEach(() => {
    spawnSync('umount', ['-l', DISK]);
  });

  test('that fills up: what was acknowledged is there, and once there is room it goes on', () => {
    const db = opened();
    let kept = 0;
    const cause = causeOf(() => {
      for (; kept < 10_000; kept += 1) writeSetting(db, `key ${kept}`, 'x'.repeat(2000));
    });
    expect(cause).toBe('diskFull');
    expect(kept).toBeGreaterThan(10);
    for (let key = 0; key < kept; key += 1) expect(readSetting(db, `key ${key}`)).toBe('x'.repeat(2000));
    expect(readSetting(db, `key ${kept}`)).toBeUndefined();
    spawnSync('mount', ['-o', 'remount,size=8m', DISK]);
    writeSetting(db, 'later', true);
    db.close();
    const again = opened();
    expect(again.all('PRAGMA quick_check')).toEqual([{ quick_check: 'ok' }]);
    expect(readSetting(again, 'later')).toBe(true);
    expect(readSetting(again, `key ${kept - 1}`)).toBe('x'.repeat(2000));
    again.close();
  });

  test('that has no room for a backup leaves the older ones as they were', () => {
    spawnSync('mount', ['-o', 'remount,size=12m', DISK]);
    const db = opened();
    for (let key = 0; key < 200; key += 1) writeSetting(db, `key ${key}`, 'x'.repeat(1000));
    const folder = join(DISK, 'backups');
    makeBackup(db, { folder, reason: 'start', now: new Date('2026-11-22T20:00:00Z') });
    writeFileSync(join(DISK, 'ballast'), 'x'.repeat(3_000_000));
    const before = readdirSync(folder);
    const cause = causeOf(() => {
      for (let hour = 10; hour < 24; hour += 1)
        makeBackup(db, { folder, reason: 'start', now: new Date(`2026-11-23T${hour}:00:00Z`) });
    });
    expect(cause).toBe('diskFull');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
    for (const { file } of listBackups(folder)) {
      const copy = new Database(join(folder, file), { readonly: true });
      expect(copy.pragma('quick_check', { simple: true })).toBe('ok');
      copy.close();
    }
    db.close();
  });

  test('that can only be read is named as such, and what is on it is left as it is', () => {
    const db = opened();
    writeSetting(db, 'a', 1);
    db.close();
    spawnSync('mount', ['-o', 'remount,ro', DISK]);
    const result = openDatabase(join(DISK, 'games.sqlite'));
    expect(result).toMatchObject({ ok: false, error: { code: 'unusable', cause: 'readOnly' } });
    spawnSync('mount', ['-o', 'remount,rw', DISK]);
    const again = opened();
    expect(readSetting(again, 'a')).toBe(1);
    again.close();
  });
});

test('a file that another program holds is named as such', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-locked-'));
  const file = join(folder, 'games.sqlite');
  const first = openDatabase(file);
  if (first.ok) first.value.close();
  const other = new Database(file);
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  expect(openDatabase(file)).toMatchObject({ ok: false, error: { code: 'unusable', cause: 'locked' } });
  other.close();
  const again = openDatabase(file);
  expect(again.ok).toBe(true);
  if (again.ok) again.value.close();
  rmSync(folder, { recursive: true, force: true });
});
