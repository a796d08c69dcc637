import { expect, test } from 'vitest';
import { relatedTests } from './related.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'dice.test.ts': ['dice.ts'],
  'table.test.ts': ['table.ts'],
  'table.ts': ['card.ts', 'dice.ts'],
  'card.ts': ['table.ts'],
  'other.test.ts': ['other.ts'],
};

const related = (...changed: readonly string[]) =>
  relatedTests(Object.keys(IMPORTS), changed, (file) => IMPORTS[file] ?? []);

test('tests that come by a change are found through what they import, the nearest first', () => {
  expect(related('dice.ts')).toEqual([
    { test: 'dice.test.ts', distance: 1 },
    { test: 'table.test.ts', distance: 2 },
  ]);
});

test('a test that has changed itself is the nearest', () => {
  expect(related('table.test.ts')).toEqual([{ test: 'table.test.ts', distance: 0 }]);
});

test('nothing is related to what nobody imports', () => {
  expect(related('README.md')).toEqual([]);
});
