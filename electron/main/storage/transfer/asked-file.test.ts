import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bytesOfAsked, NoFileError } from './asked-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-asked-'));
const at = (name: string): string => join(folder, name);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a file is read whole, and one that is too large only so far that this can be told', async () => {
  writeFileSync(at('a.aosave'), 'x'.repeat(1000));
  expect(await bytesOfAsked(at('a.aosave'), 1000)).toHaveLength(1000);
  expect(await bytesOfAsked(at('a.aosave'), 10)).toHaveLength(11);
  writeFileSync(at('empty.aosave'), '');
  expect(await bytesOfAsked(at('empty.aosave'), 10)).toHaveLength(0);
});

test.skipIf(process.platform !== 'linux')(
  'a file of the system that says it is empty is read no further than it may be',
  async () => {
    expect((await bytesOfAsked('/proc/self/maps', 100)).length).toBe(101);
  },
);

test.skipIf(process.platform === 'win32').each(['pipe', 'zero', 'loop', 'folder'])(
  'what is no file is not waited for: %s',
  async (name) => {
    const place = { pipe: at('p.aosave'), zero: at('z.aosave'), loop: at('l.aosave'), folder }[name] ?? '';
    if (name === 'pipe') execFileSync('mkfifo', [place]);
    if (name === 'zero') symlinkSync('/dev/zero', place);
    if (name === 'loop') symlinkSync(place, place);
    await expect(bytesOfAsked(place, 1000)).rejects.toThrow(name === 'loop' ? 'ELOOP' : 'it is no file');
  },
);

test.each([
  '\\\\evil.example\\share\\x.aosave',
  '//evil.example/share/x.aosave',
  '\\\\.\\pipe\\x.aosave',
  '\\\\?\\UNC\\evil\\x.aosave',
])('another computer, or a device, is not even looked at: %s', async (path) => {
  await expect(bytesOfAsked(path, 1000)).rejects.toThrow(NoFileError);
});
