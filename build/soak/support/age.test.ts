import { expect, test } from 'vitest';
import { ageOf, commitOf } from './age.ts';

const REPORT = '# Kills\n\nRun on 2026-11-23, of commit facb558a1b2c, as `node build/soak/kill.ts 7`.\n';

test('a report names its commit', () => {
  expect(commitOf(REPORT)).toBe('facb558a1b2c');
  expect(commitOf('Run on 2026-11-23.')).toBeNull();
});

test('a report is as old as the code that has changed since, tests and pictures left aside', () => {
  expect(ageOf(REPORT, [])).toBeNull();
  expect(ageOf(REPORT, ['db/open.test.ts', 'engine/README.md', 'engine/testing/scene.ts'])).toBeNull();
  expect(ageOf(REPORT, ['db/open.ts', 'db/open.test.ts'])).toBe(
    'is older than its code: changed since, 1, as db/open.ts',
  );
});

test('a report that names no commit, or one that nobody knows, says so', () => {
  expect(ageOf('Run on 2026-11-23.', [])).toBe('names no commit');
  expect(ageOf(REPORT, null)).toBe('speaks of commit facb558a1b2c, which is not known here');
});
