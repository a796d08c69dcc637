import { expect, test } from 'vitest';
import { below, startStream } from '../kernel/rng.ts';
import { meanOf, newcombe, paired, wilson, Z_STRICT } from './intervals.ts';

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

test('the interval of a difference in the same trials is narrower where both ways succeed together', () => {
  const together = paired({ of: 100, onlyOne: 10, onlyOther: 4 });
  const apart = newcombe({ count: 50, of: 100 }, { count: 44, of: 100 });
  expect(together?.value).toBeCloseTo(0.06, 12);
  const width = (interval: typeof apart): number => (interval ? interval.high - interval.low : 0);
  expect(width(together)).toBeLessThan(width(apart) * 0.7);
  // One against the other and the other against one are the same, turned round.
  const turned = paired({ of: 100, onlyOne: 4, onlyOther: 10 });
  expect(turned?.value).toBeCloseTo(-0.06, 12);
  expect(turned?.low).toBeCloseTo(-(together?.high ?? 0), 12);
});

test('the difference is that of the pairs that went apart', () => {
  const found = paired({ of: 100, onlyOne: 30, onlyOther: 10 });
  expect(found?.value).toBeCloseTo(0.2);
  // Agresti and Min's example of method: (30.5 - 10.5) / 102 ± 1.96 * sqrt(41 - 400/102) / 102
  expect(found?.low).toBeCloseTo(0.079, 3);
  expect(found?.high).toBeCloseTo(0.3131, 3);
});

test('nothing is said of no trials, and nothing beyond what can be', () => {
  expect(paired({ of: 0, onlyOne: 0, onlyOther: 0 })).toBeNull();
  const all = paired({ of: 3, onlyOne: 3, onlyOther: 0 });
  expect(all?.value).toBe(1);
  expect(all?.high).toBeLessThanOrEqual(1);
  expect(all?.low).toBeGreaterThan(0);
});

test('about 95 of 100 intervals hold the true difference', () => {
  let rng = startStream('paired', 'test');
  let held = 0;
  const draw = (bound: number): number => {
    const [value, after] = below(rng, bound);
    rng = after;
    return value;
  };
  for (let game = 0; game < 1000; game += 1) {
    let [onlyOne, onlyOther] = [0, 0];
    // One in four pairs goes to the first, one in ten to the second: a true difference of 0.15.
    for (let pair = 0; pair < 60; pair += 1) {
      const drawn = draw(20);
      if (drawn < 5) onlyOne += 1;
      else if (drawn < 7) onlyOther += 1;
    }
    const { low = 1, high = 0 } = paired({ of: 60, onlyOne, onlyOther }) ?? {};
    if (low <= 0.15 && 0.15 <= high) held += 1;
  }
  expect(held).toBeGreaterThan(930);
  expect(held).toBeLessThan(975);
});

test('whoever asks of many things at once has wider bounds', () => {
  const usual = wilson({ count: 40, of: 100 });
  const strict = wilson({ count: 40, of: 100 }, Z_STRICT);
  expect(strict?.low).toBeLessThan(usual?.low ?? 0);
  expect(strict?.high).toBeGreaterThan(usual?.high ?? 1);
});

test('the mean of numbers lies in the middle of its interval, which is as wide as they lie apart', () => {
  // The variance of 1 to 5 is 10 / 4: the interval is 3 ± 1.96 * sqrt(2.5 / 5).
  const found = meanOf([1, 2, 3, 4, 5]);
  expect(found?.value).toBe(3);
  expect(found?.low).toBeCloseTo(1.6141, 4);
  expect(found?.high).toBeCloseTo(4.3859, 4);
  expect(meanOf([2, 2, 2])).toEqual({ value: 2, low: 2, high: 2 });
  expect(meanOf([1])).toBeNull();
});

test('about 95 of 100 intervals of a mean hold the true one', () => {
  let rng = startStream('mean', 'test');
  const die = (): number => {
    const [value, after] = below(rng, 6);
    rng = after;
    return value + 1;
  };
  const found = Array.from({ length: 2000 }, () => meanOf(Array.from({ length: 40 }, die)));
  const held = found.filter((each) => each !== null && each.low <= 3.5 && 3.5 <= each.high).length;
  expect(held).toBeGreaterThan(2000 * 0.925);
  expect(held).toBeLessThan(2000 * 0.97);
});
