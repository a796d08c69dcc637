import { expect, test } from 'vitest';
import { check, failureOf, lastLine } from './outcome.ts';

const tests = { passed: 3, failed: 0, skipped: [] };

test('the last line adds up the tests of all steps', () => {
  expect(lastLine([tests, check(true, ''), check(false, 'why')])).toBe('4 passed, 1 failed');
});

test('the last line speaks of skipped tests only when there are some', () => {
  const skipped = [{ test: 'a test', reason: 'a reason' }];
  expect(lastLine([tests, { ...tests, skipped }])).toBe('6 passed, 0 failed, 1 skipped');
});

test('tests that run once more in another way are no more tests, but can fail', () => {
  const skipped = [{ test: 'a test', reason: 'a reason' }];
  expect(lastLine([tests, { ...tests, failed: 1, skipped, isRepeat: true }])).toBe('3 passed, 1 failed');
});

test('a failure is told in one line, without the colours of a terminal', () => {
  const why = '\u001B[31mexpected 1\u001B[39m to be 2\n  at a place';
  expect(failureOf('a.test.ts: adds', why)).toBe('a.test.ts: adds: expected 1 to be 2');
  expect(failureOf('a.test.ts: adds', undefined)).toBe('a.test.ts: adds: no reason given');
});
