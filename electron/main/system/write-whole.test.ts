import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { savingWith } from './files.ts';
import { DISK, writeWhole, type Disk } from './write-whole.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-write-'));
  file = join(folder, 'game.aosave');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const BYTES = Buffer.alloc(100_000, 'x');
const STEPS = ['open', 'write', 'sync', 'close', 'rename'] as const;

/** A disk whose every write takes a bit of it, and which fails at the n-th time that a step is done. */
function failing(step: (typeof STEPS)[number], time: number, code: string): Disk {
  let times = 0;
  const fail = (): void => {
    times += 1;
    if (times === time) throw Object.assign(new Error(`${code}: at ${step}`), { code });
  };
  const slow: Disk = {
    ...DISK,
    write: (opened, bytes, from) => DISK.write(opened, bytes.subarray(0, from + 30_000), from),
  };
  return {
    ...slow,
    [step]: (...given: unknown[]) => {
      // What is open is closed all the same: the system does so too.
      if (step === 'close') DISK.close(given[0] as number);
      fail();
      return step === 'close' ? undefined : (slow[step] as (...all: unknown[]) => unknown)(...given);
    },
  };
}

test('a file is written whole, also where the disk takes a bit at a time', () => {
  writeWhole(file, BYTES, failing('write', 99, 'never'));
  expect(readFileSync(file).equals(BYTES)).toBe(true);
  expect(readdirSync(folder)).toEqual(['game.aosave']);
});

test.each(
  STEPS.flatMap((step) =>
    (step === 'write' ? [1, 2, 3, 4] : [1]).flatMap((time) =>
      ['ENOSPC', 'EIO', 'EACCES', 'EFBIG'].map((code) => [code, step, time] as const),
    ),
  ),
)('%s at %s number %i leaves the old file as it was, and nothing beside it', (code, step, time) => {
  writeFileSync(file, 'the old one');
  expect(() => writeWhole(file, BYTES, failing(step, time, code))).toThrow(code);
  expect(readFileSync(file, 'utf8')).toBe('the old one');
  expect(readdirSync(folder)).toEqual(['game.aosave']);
});

test('what cannot be written is told with what the disk has against it', async () => {
  const save = savingWith(
    () => Promise.resolve({ canceled: false, filePath: join(folder, 'gone', 'x') }),
    () => folder,
    0o644,
  );
  expect(await save({ name: 'x', kind: 'x', extension: 'x' }, 'x')).toMatchObject({
    ok: false,
    error: { code: 'storage', cause: 'missing' },
  });
});
