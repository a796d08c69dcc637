import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnedDb } from './handles.ts';
import { openDatabase } from './open.ts';
import { tidiedAtRest } from './rest.ts';
import { readSetting, writeSetting } from './settings.ts';
import { memoryDb } from '../testing/testing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-rest-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const fileNamed = (name: string): string => join(folder, name);

function opened(name: string): OwnedDb {
  const result = openDatabase(fileNamed(name));
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** What stands in the file itself, without its log. */
function inTheFile(key: string): unknown {
  copyFileSync(fileNamed('games.sqlite'), fileNamed('copy.sqlite'));
  const copy = opened('copy.sqlite');
  const value = readSetting(copy, key);
  copy.close();
  return value;
}

const fail = (error: unknown): void => {
  throw error;
};

describe('the write-ahead log', () => {
  test('is carried over once nobody has written for a while, not before', () => {
    const db = tidiedAtRest(opened('games.sqlite'), fail);
    db.checkpoint();
    for (const width of [800, 900, 1000]) {
      writeSetting(db, 'window', { width });
      vi.advanceTimersByTime(1000);
    }
    expect(inTheFile('window')).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(inTheFile('window')).toEqual({ width: 1000 });
    db.close();
  });

  test('waits for nothing once the file is closed', () => {
    const db = tidiedAtRest(opened('games.sqlite'), fail);
    writeSetting(db, 'window', { width: 800 });
    db.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that cannot be carried over is reported, and the game goes on', () => {
    const problems: unknown[] = [];
    const fullDisk = new Error('database or disk is full');
    const db = tidiedAtRest({ ...memoryDb(), checkpoint: () => fail(fullDisk) }, (error) =>
      problems.push(error),
    );
    writeSetting(db, 'window', { width: 800 });
    vi.advanceTimersByTime(2000);
    expect(problems).toEqual([fullDisk]);
    expect(readSetting(db, 'window')).toEqual({ width: 800 });
  });
});
