import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWhole } from './electron-fallback.mjs';
import { treeHash } from './tree-hash.mjs';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'alpha-omega-fallback-')), 'electron');
  mkdirSync(join(folder, 'locales'), { recursive: true });
  writeFileSync(join(folder, 'electron'), 'the program');
  writeFileSync(join(folder, 'locales', 'en.pak'), 'words');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const CHANGES: Readonly<Record<string, () => void>> = {
  'a file that was changed': () => writeFileSync(join(folder, 'electron'), 'the progran'),
  'a file more': () => writeFileSync(join(folder, 'locales', 'libfoo.so'), ''),
  'a file less': () => rmSync(join(folder, 'locales', 'en.pak')),
  'a file by another name': () => renameSync(join(folder, 'electron'), join(folder, 'electron2')),
  'a link in place of a file': () => {
    rmSync(join(folder, 'electron'));
    symlinkSync(join(folder, 'locales', 'en.pak'), join(folder, 'electron'));
  },
};

test('an unpacked Electron is started as long as each file of it is as it was', () => {
  const hash = treeHash(folder);
  expect(isWhole(folder, hash)).toBe(true);
  expect(isWhole(folder, hash)).toBe(true);
  expect(isWhole(join(folder, 'nowhere'), hash)).toBe(false);
});

for (const [what, change] of Object.entries(CHANGES))
  test(`${what} is noticed, and the folder is taken away`, () => {
    const hash = treeHash(folder);
    change();
    expect(isWhole(folder, hash)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });
