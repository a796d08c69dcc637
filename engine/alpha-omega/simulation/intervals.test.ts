import { expect, test } from 'vitest';
import { below, startStream } from '../../kernel/rng.ts';
import { newcombe, paired, wilson, Z_STRICT } from './intervals.ts';

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
  const pairs = { both: 40, onlyOne: 10, onlyOther: 4, neither: 46 };
  const together = paired(pairs);
  const apart = newcombe({ count: 50, of: 100 }, { count: 44, of: 100 });
  expect(together?.value).toBeCloseTo(0.06, 12);
  const width = (interval: typeof apart): number => (interval ? interval.high - interval.low : 0);
  expect(width(together)).toBeLessThan(width(apart) * 0.7);
  // One against the other and the other against one are the same, turned round.
  const turned = paired({ ...pairs, onlyOne: 4, onlyOther: 10 });
  expect(turned?.value).toBeCloseTo(-0.06, 12);
  expect(turned?.low).toBeCloseTo(-(together?.high ?? 0), 12);
});

test('trials that have nothing to do with each other have the interval of independent ones', () => {
  const interval = paired({ both: 25, onlyOne: 25, onlyOther: 25, neither: 25 });
  expect(interval).toEqual(newcombe({ count: 50, of: 100 }, { count: 50, of: 100 }));
  expect(paired({ both: 0, onlyOne: 0, onlyOther: 0, neither: 0 })).toBeNull();
});

test('bounds of the difference hold the true one about as often as they say', () => {
  // 300 samples of 80 pairs, of which both ways succeed in 30, one alone in 20, the other alone in 10 of 100.
  let rng = startStream('paired', 'test');
  let held = 0;
  const SAMPLES = 300;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const met = { both: 0, onlyOne: 0, onlyOther: 0, neither: 0 };
    for (let pair = 0; pair < 80; pair += 1) {
      const [value, after] = below(rng, 100);
      rng = after;
      met[value < 30 ? 'both' : value < 50 ? 'onlyOne' : value < 60 ? 'onlyOther' : 'neither'] += 1;
    }
    const interval = paired(met);
    if (interval && interval.low <= 0.1 && interval.high >= 0.1) held += 1;
  }
  expect(held / SAMPLES).toBeGreaterThan(0.92);
  expect(held / SAMPLES).toBeLessThan(0.99);
});

test('whoever asks of many things at once has wider bounds', () => {
  const usual = wilson({ count: 40, of: 100 });
  const strict = wilson({ count: 40, of: 100 }, Z_STRICT);
  expect(strict?.low).toBeLessThan(usual?.low ?? 0);
  expect(strict?.high).toBeGreaterThan(usual?.high ?? 1);
});
