import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FUSES, fusesIn, wrongFuses } from './fuses.ts';

function readBack(bytes: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-fuses-'));
  try {
    writeFileSync(join(folder, 'program'), bytes, 'latin1');
    return fusesIn(join(folder, 'program'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const WIRE = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

test('the fuses are read from a program as they stand in it', () => {
  expect(readBack(`before${WIRE}\x01\x0301rafter`)).toEqual(['off', 'on', 'removed']);
  expect(() => readBack('nothing')).toThrow('has no fuses');
  expect(() => readBack(`${WIRE}\x02\x0101`)).toThrow('of version 2');
});

test('each fuse that is otherwise than it should be is named; a release has none that is not known', () => {
  const release = Object.values(FUSES).map((kept) => (kept === 'test' ? 'off' : kept));
  expect(wrongFuses(release, true)).toEqual([]);
  expect(wrongFuses(release, false)).toEqual(['nodeCliInspect is off and should be on']);
  for (const [index, name] of Object.keys(FUSES).entries()) {
    const other = release.with(index, release[index] === 'on' ? 'off' : 'on');
    expect(wrongFuses(other, true)).toEqual([expect.stringMatching(new RegExp(`^${name} is `))]);
  }
  expect(wrongFuses([...release, 'on'], true)).toEqual(['fuse 9 is on, and nobody knows what it is']);
  expect(wrongFuses([], true)).toHaveLength(Object.keys(FUSES).length);
});
