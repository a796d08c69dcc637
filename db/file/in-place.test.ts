import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBackups } from '../backups/backups.ts';
import { storageCode } from './errors.ts';
import { openGames } from './exchange.ts';
import type { OwnedDb } from './handles.ts';
import { heldInPlace } from './in-place.ts';
import { backupsOf } from './open.ts';
import { readSetting, writeSetting } from './settings.ts';
import { storageCause } from './storage-cause.ts';
import { HARMS, harmsTo } from '../testing/harm.ts';

let home = '';
let folder = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'alpha-omega-in-place-'));
  folder = join(home, 'profile');
  mkdirSync(folder);
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const games = (): string => join(folder, 'alpha-omega.sqlite');

function opened(): OwnedDb {
  const result = openGames(games());
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return heldInPlace(result.value, games(), () => new Date('2026-11-23T10:00:00Z'));
}

/** What a piece of work fails with; null where it does not. */
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

/** What is kept of this setting in each backup, the newest first. */
function inBackups(key: string): readonly unknown[] {
  return listBackups(backupsOf(games())).map(({ file, reason }) => {
    const copy = new Database(join(backupsOf(games()), file), { readonly: true });
    const row = copy.prepare('SELECT value FROM settings WHERE key = ?').get(key) as { value: string };
    copy.close();
    return [reason, JSON.parse(row.value) as unknown];
  });
}

/** Does one of the harms to the file. */
function harmed(what: string): void {
  harmsTo(games(), join(home, 'elsewhere.sqlite'))[what]?.();
}

describe('while the program runs', () => {
  beforeEach(() => {
    opened().close();
  });

  for (const what of HARMS) {
    test(`${what}: the next write says so, each time, and all that was acknowledged is there again`, () => {
      const db = opened();
      writeSetting(db, 'kept', 'acknowledged');
      expect(causeOf(() => db.assertInPlace())).toBeNull();
      harmed(what);
      expect(causeOf(() => db.inTransaction(() => writeSetting(db, 'lost', 1)))).toBe('gone');
      expect(causeOf(() => writeSetting(db, 'lost', 2))).toBe('gone');
      expect(causeOf(() => db.assertInPlace())).toBe('gone');
      // What was kept can still be read, to be exported.
      expect(readSetting(db, 'kept')).toBe('acknowledged');
      expect(inBackups('kept')).toEqual([['rescue', 'acknowledged']]);
      db.close();
      const again = opened();
      expect(readSetting(again, 'kept')).toBe('acknowledged');
      expect(again.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      again.close();
    });

    test(`${what}, and nothing is written any more: it is all there after the end`, () => {
      const db = opened();
      writeSetting(db, 'kept', 'acknowledged');
      harmed(what);
      db.close();
      const again = opened();
      expect(readSetting(again, 'kept')).toBe('acknowledged');
      again.close();
    });
  }

  test('another file takes its place: that one is left as it is, and all that was acknowledged is in a backup', () => {
    const db = opened();
    writeSetting(db, 'kept', 'acknowledged');
    rmSync(games());
    writeFileSync(games(), 'of somebody else');
    expect(causeOf(() => writeSetting(db, 'lost', 1))).toBe('gone');
    db.close();
    expect(readFileSync(games(), 'utf8')).toBe('of somebody else');
    expect(inBackups('kept')).toEqual([['rescue', 'acknowledged']]);
  });

  test('it goes away in the middle of a transaction: what is not on its disk is not acknowledged', () => {
    const db = opened();
    const work = (): void => {
      writeSetting(db, 'answer', 1);
      rmSync(games());
    };
    expect(causeOf(() => db.inTransaction(work))).toBe('gone');
    db.close();
  });

  test('it is moved away and comes back: the program goes on', () => {
    const db = opened();
    renameSync(games(), join(home, 'elsewhere.sqlite'));
    expect(causeOf(() => writeSetting(db, 'kept', 1))).toBe('gone');
    renameSync(join(home, 'elsewhere.sqlite'), games());
    expect(causeOf(() => writeSetting(db, 'kept', 2))).toBeNull();
    db.close();
    const again = opened();
    expect(readSetting(again, 'kept')).toBe(2);
    again.close();
  });

  test('nothing happens to it: no backup is made, and whatever work throws is thrown on', () => {
    const db = opened();
    const broken = new Error('of the work');
    expect(() =>
      db.inTransaction(() => {
        throw broken;
      }),
    ).toThrow(broken);
    for (let value = 0; value < 5; value += 1) db.inTransaction(() => writeSetting(db, 'kept', value));
    db.checkpoint();
    writeSetting(db, 'kept', 9);
    db.close();
    expect(existsSync(backupsOf(games()))).toBe(false);
  });

  test('where no copy can be made, the trouble is told all the same, and why there is none', () => {
    const db = opened();
    writeFileSync(backupsOf(games()), 'no folder');
    rmSync(games());
    expect(() => writeSetting(db, 'lost', 1)).toThrow(/no copy could be made: .*EEXIST/);
    rmSync(backupsOf(games()));
    db.close();
  });
});
