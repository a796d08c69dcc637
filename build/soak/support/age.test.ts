import { expect, test } from 'vitest';
import { importsOf } from '../../checks/kept/shapes.ts';
import { programNamed } from '../../tools.ts';
import { ageOf, codeOf, isAbout, reached } from './age.ts';

const HEAD = '# Kills\n\nRun on 2026-11-23, of commit facb558a1b2c';
const WHOLE = { commit: 'facb558a1b2c', isWhole: true };

test('a report names its commit, and says whether there was more than that', () => {
  expect(codeOf(`${HEAD}, as \`npx node build/soak/kill.ts 7\`.\n`)).toEqual(WHOLE);
  expect(codeOf(`${HEAD}, with changes not yet kept, as \`…\`.\n`)).toEqual({ ...WHOLE, isWhole: false });
  expect(codeOf('Run on 2026-11-23.')).toBeNull();
});

test('a report hangs on the product, tests and pictures left aside', () => {
  const files = [
    'db/file/open.test.ts',
    'db/file/open.ts',
    'engine/README.md',
    'engine/testing/scene.ts',
    'e2e/app.ts',
  ];
  expect(files.filter((file) => isAbout('kill', file, new Set()))).toEqual(['db/file/open.ts']);
});

test('a report of games alone hangs on the rules that it imports, and on the cards', () => {
  const program = reached(programNamed('soak', 'laws'), importsOf);
  const isOld = (file: string): boolean => isAbout('laws', file, program);
  expect(['engine/alpha-omega/frames/attack.ts', 'engine/kernel/machine.ts'].every(isOld)).toBe(true);
  expect(isOld('cards/packs/alpha-omega-starter/good/michael.json')).toBe(true);
  expect(isOld('electron/main/index.ts')).toBe(false);
});

test.each([
  ['laws', 'engine/alpha-omega/testing/laws/amounts.ts'],
  ['leaks', 'electron/testing/private-table.ts'],
  ['files', 'electron/testing/hostile/files.ts'],
  ['ipc', 'electron/testing/hostile/recipes.ts'],
  ['kill', 'e2e/killing.ts'],
  ['cards', 'build/games/alpha-omega/soak/support/cells.ts'],
  ['balance', 'build/games/alpha-omega/soak/support/ladder.ts'],
])('the report of %s hangs on what its own program is made of, as %s', (name, file) => {
  expect(isAbout(name, file, reached(programNamed('soak', name), importsOf))).toBe(true);
});

test('what imports each other is gone through once', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['a', 'c'] };
  expect([...reached('a', (file) => imports[file] ?? [])]).toEqual(['a', 'b', 'c']);
});

test('a report is as old as what has changed since', () => {
  expect(ageOf(WHOLE, [])).toBeNull();
  expect(ageOf(WHOLE, ['db/file/open.ts', 'db/file/rest.ts'])).toBe(
    'is older than its code: changed since, 2, as db/file/open.ts',
  );
  expect(ageOf({ ...WHOLE, isWhole: false }, [])).toMatch(/were not kept/);
});

test('a report that names no commit, or one that nobody knows, says so', () => {
  expect(ageOf(null, [])).toBe('names no commit');
  expect(ageOf(WHOLE, null)).toBe('speaks of commit facb558a1b2c, which is not known here');
});
