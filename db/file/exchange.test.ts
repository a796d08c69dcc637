import fs, {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchange, finishExchange, nameAside, openGames, readyFile, type Exchange } from './exchange.ts';
import { openDatabase } from './open.ts';
import { readSetting, writeSetting } from './settings.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-exchange-'));
  file = join(folder, 'games.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A file that somebody can tell from others. */
function madeAs(path: string, word: string): void {
  const sqlite = new Database(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('CREATE TABLE words (word TEXT)');
  sqlite.prepare('INSERT INTO words VALUES (?)').run(word);
  sqlite.close();
}

/** What a file has in it that {@link madeAs} made; null where there is none. */
function wordIn(path: string): unknown {
  if (!existsSync(path)) return null;
  const sqlite = new Database(path);
  try {
    return sqlite.prepare('SELECT word FROM words').pluck().get();
  } finally {
    sqlite.close();
  }
}

/** What is there after the next start. */
function wordAtStart(): unknown {
  finishExchange(file);
  return wordIn(file);
}

const CHANGING = ['renameSync', 'rmSync', 'writeFileSync', 'openSync', 'fsyncSync'] as const;

/**
 * Does something to the disk of which only the first calls come through: `killed` lets none after them through, as if the
 * program had ended there; `failed` lets one fail.
 * @returns the calls and how many there were, and whether the work said that it failed
 */
function withDisk(work: () => void, calls: number, then: 'killed' | 'failed') {
  const before = CHANGING.map((name) => [name, fs[name]] as const);
  let count = 0;
  const steps: string[] = [];
  for (const [name, original] of before)
    Object.assign(fs, {
      [name]: (...given: readonly unknown[]): unknown => {
        count += 1;
        steps.push([name, ...given.slice(0, 2).filter((each) => typeof each === 'string')].join(' '));
        if (then === 'killed' ? count > calls : count === calls + 1)
          throw Object.assign(new Error(`EIO: ${name}`), { code: 'EIO' });
        return (original as (...of: readonly unknown[]) => unknown)(...given);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
    return { count, steps, hasFailed: false };
  } catch {
    return { count, steps, hasFailed: true };
  } finally {
    Object.assign(fs, Object.fromEntries(before));
    syncBuiltinESMExports();
  }
}

/** As a program that was killed leaves its file: with a log. */
function leaveLog(): void {
  const sqlite = new Database(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec(`UPDATE words SET word = 'before'`);
  const copies = ['', '-wal', '-shm'].map((end) => [`${file}${end}`, `${file}${end}.kept`] as const);
  for (const [from, to] of copies) copyFileSync(from, to);
  sqlite.close();
  for (const [from, to] of copies) fs.renameSync(to, from);
}

const PLANS: readonly (readonly [string, Omit<Exchange, 'aside'>, boolean])[] = [
  ['a backup in its place', { isReady: true }, false],
  ['a backup in its place, what was there beside it', { isReady: true }, true],
  ['nothing in its place, what was there beside it', { isReady: false }, true],
];

describe.each(PLANS)('%s', (_, { isReady }, isAside) => {
  const aside = 'games.put-aside.sqlite';
  const plan: Exchange = { isReady, aside: isAside ? aside : null };
  const after = isReady ? 'after' : null;

  function prepare(): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    madeAs(file, isAside ? 'long before' : 'before');
    if (isAside) leaveLog();
    if (isReady) madeAs(readyFile(file), 'after');
  }

  test('is done, and leaves nothing else', () => {
    prepare();
    exchange(file, plan);
    expect(wordAtStart()).toEqual(after);
    if (isAside) expect(wordIn(join(folder, aside))).toBe('before');
    expect(readdirSync(folder).toSorted()).toEqual(
      [...(isReady ? ['games.sqlite'] : []), ...(isAside ? [aside] : [])].toSorted(),
    );
  });

  test('is done at the next start, or not begun, wherever the program is killed', () => {
    prepare();
    const { count } = withDisk(() => exchange(file, plan), Infinity, 'killed');
    expect(count).toBeGreaterThan(5);
    const found = new Set<unknown>();
    for (let calls = 0; calls < count; calls += 1) {
      prepare();
      withDisk(() => exchange(file, plan), calls, 'killed');
      // And killed once more, in the midst of what that start does about it.
      withDisk(() => wordAtStart(), calls % 5, 'killed');
      const word = wordAtStart();
      found.add(word);
      expect(['before', after]).toContain(word);
      if (word !== 'before' && isAside) expect(wordIn(join(folder, aside))).toBe('before');
      expect(readdirSync(folder).filter((name) => /ready|exchange$/.test(name))).toEqual([]);
    }
    expect(found).toEqual(new Set(['before', after]));
  });

  test('is taken back where the disk refuses a step, until the new file has its place, and says so', () => {
    prepare();
    const { count, steps } = withDisk(() => exchange(file, plan), Infinity, 'failed');
    // Without a new file it is done once nobody is to finish it any more.
    const done = isReady
      ? steps.indexOf(`renameSync ${readyFile(file)} ${file}`)
      : steps.findLastIndex((step) => step.startsWith('rmSync'));
    expect(done).toBeGreaterThan(2);
    for (let calls = 0; calls < count; calls += 1) {
      prepare();
      const { hasFailed } = withDisk(() => exchange(file, plan), calls, 'failed');
      const isDone = isReady ? calls > done : calls >= done;
      expect([calls, wordAtStart(), hasFailed]).toEqual([calls, isDone ? after : 'before', true]);
      if (isDone && isAside) expect(wordIn(join(folder, aside))).toBe('before');
    }
  });
});

test('a file that somebody else has open stays', () => {
  madeAs(file, 'before');
  madeAs(readyFile(file), 'after');
  const other = new Database(file);
  other.exec(`UPDATE words SET word = 'theirs'`);
  expect(() => {
    exchange(file, { aside: null, isReady: true });
  }).toThrow(
    expect.objectContaining({ code: 'EBUSY', message: `${file}-wal: somebody else has the file open` }),
  );
  other.close();
  expect(wordIn(file)).toBe('theirs');
});

test('a name beside a file is one that nothing has', () => {
  const now = new Date('2026-11-22T20:00:00.000Z');
  const first = nameAside(file, now);
  madeAs(join(folder, first), 'first');
  expect(first).toBe('games.put-aside-2026-11-22T20-00-00-000Z.sqlite');
  expect(existsSync(join(folder, nameAside(file, now)))).toBe(false);
});

test('a start on the file of games first does the rest of what was begun', () => {
  for (const path of [file, readyFile(file)]) {
    const opened = openDatabase(path);
    if (!opened.ok) throw new Error(opened.error.detail);
    writeSetting(opened.value, 'word', path === file ? 'before' : 'after');
    opened.value.close();
  }
  writeFileSync(`${file}.exchange`, JSON.stringify({ aside: null, isReady: true }));
  const opened = openGames(file);
  if (!opened.ok) throw new Error(opened.error.detail);
  expect(readSetting(opened.value, 'word')).toBe('after');
  opened.value.close();
  mkdirSync(`${file}.exchange`);
  expect(openGames(file)).toMatchObject({ ok: false, error: { code: 'unusable' } });
});
