import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noClock } from './no-clock.ts';

function complaints(code: string): readonly (string | undefined)[] {
  const found = new Linter().verify(code, {
    plugins: { project: { rules: { 'no-clock': noClock } } },
    rules: { 'project/no-clock': 'error' },
  });
  return found.map(({ messageId }) => messageId);
}

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 250));', 'wait'],
  ['await page.waitForTimeout(250);', 'wait'],
  ['expect(performance.now() - start).toBeLessThan(500);', 'elapsed'],
  ['expect(Date.now() - start < 500).toBe(true);', 'elapsed'],
  ["test('plays on', () => { play(); }, 60_000);", 'hangs'],
  ["test('plays on', { timeout: 60_000 }, () => { play(); });", 'hangs'],
  ["describe.each([1, 2])('%i players', { timeout: 60_000 }, (seats) => { play(seats); });", 'hangs'],
])('a test may not wait or judge by the clock: %s', (code, messageId) => {
  expect(complaints(code)).toEqual([messageId]);
});

test.each([
  'setTimeout(() => { throw new Error("later"); });',
  'setTimeout(() => done(), 0);',
  'test.setTimeout(120_000);',
  "test.each([1, 2])('plays %i', (seats) => { play(seats); });",
  'const seed = Date.now() % 2 ** 31;',
  'await expect.poll(() => shown()).toBe(true);',
])('a next task, a bound for what hangs, a seed and a look for what is to be there are none: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
