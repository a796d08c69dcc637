import { expect, test } from 'vitest';
import { newcombe, wilson } from './intervals.ts';

// The examples of R. G. Newcombe's two papers of 1998 in Statistics in Medicine 17, as printed there to four places.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the score interval of %i out of %i', (count, of, low, high) => {
  const interval = wilson({ count, of });
  expect(interval?.value).toBe(count / of);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test.each([
  { one: [56, 70], other: [48, 80], low: 0.0524, high: 0.3339 },
  { one: [9, 10], other: [3, 10], low: 0.1705, high: 0.809 },
  { one: [10, 10], other: [0, 10], low: 0.6075, high: 1 },
] as const)('the interval of $one less $other', ({ one, other, low, high }) => {
  const share = ([count, of]: readonly [number, number]) => ({ count, of });
  const interval = newcombe(share(one), share(other));
  expect(interval?.value).toBeCloseTo(one[0] / one[1] - other[0] / other[1], 12);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test('without trials there is nothing to say', () => {
  expect(wilson({ count: 0, of: 0 })).toBeNull();
  expect(newcombe({ count: 1, of: 2 }, { count: 0, of: 0 })).toBeNull();
});
