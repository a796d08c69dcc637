import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadPackFolders } from './load.ts';
import { readRegularFile } from './regular-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-regular-'));
const at = (name: string): string => join(folder, name);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a regular file is read, also by a link, and not beyond what it may have', () => {
  writeFileSync(at('file'), 'x'.repeat(100_000));
  symlinkSync(at('file'), at('link'));
  expect(readRegularFile(at('link'), 100_000)).toHaveLength(100_000);
  expect(() => readRegularFile(at('file'), 99_999)).toThrow('more than 99999 bytes');
});

test.skipIf(process.platform === 'win32')(
  'neither a pipe nor a device nor a loop of links is waited for',
  () => {
    execFileSync('mkfifo', [at('pipe')]);
    symlinkSync('/dev/zero', at('zero'));
    symlinkSync(at('loop'), at('loop'));
    for (const name of ['pipe', 'zero', '.'])
      expect(() => readRegularFile(at(name), 10)).toThrow('it is no file');
    expect(() => readRegularFile(at('loop'), 10)).toThrow('ELOOP');
    // A pack whose files are such is said to be broken, and keeps nobody waiting.
    symlinkSync(at('pipe'), at('pack.json'));
    expect(loadPackFolders([folder]).issues).toMatchObject([
      { code: 'unreadable', message: 'it is no file' },
    ]);
  },
);
