import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileName, savingWith } from './files.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'alpha-omega-files-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true });
  });
  return dir;
}

const offer = { name: 'Light: a deck?', kind: 'Text', extension: 'txt' };

test('a file goes where somebody wants it, under a name that every folder takes', async () => {
  const dir = folder();
  const asked: string[] = [];
  const save = savingWith(
    ({ defaultPath, filters }) => {
      asked.push(defaultPath, ...filters.flatMap(({ extensions }) => extensions));
      return Promise.resolve({ canceled: false, filePath: defaultPath });
    },
    () => dir,
    0o644,
  );
  const path = join(dir, 'Light a deck.txt');
  writeFileSync(path, 'before');
  expect(await save(offer, '2 Hope')).toEqual({ ok: true, value: path });
  expect(readFileSync(path, 'utf8')).toBe('2 Hope');
  expect(asked).toEqual([path, 'txt']);
  expect(readdirSync(dir)).toHaveLength(1);
});

test('nothing is written where somebody thought better of it', async () => {
  const save = savingWith(() => Promise.resolve({ canceled: true, filePath: '' }), folder, 0o644);
  expect(await save(offer, '2 Hope')).toEqual({ ok: true, value: null });
});

test('a folder that is not there, or full, is said; what was there before stays', async () => {
  const dir = folder();
  const filePath = join(dir, 'gone', 'deck.txt');
  const save = savingWith(
    () => Promise.resolve({ canceled: false, filePath }),
    () => dir,
    0o644,
  );
  expect(await save(offer, '2 Hope')).toMatchObject({ ok: false, error: { code: 'storage' } });
  expect(readdirSync(dir)).toEqual([]);
});

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['...', 'Alpha-Omega'],
  ['a\u0000b', 'a b'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%j is saved as %j', (name, expected) => {
  expect(fileName(name)).toBe(expected);
});
