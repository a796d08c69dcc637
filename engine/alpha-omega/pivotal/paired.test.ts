import { expect, test } from 'vitest';
import { below, startStream } from '../../kernel/rng.ts';
import { pairedDifference } from './paired.ts';

test('the difference is that of the pairs that went apart', () => {
  const found = pairedDifference({ of: 100, onlyFirst: 30, onlySecond: 10 });
  expect(found?.value).toBeCloseTo(0.2);
  // Agresti and Min's example of method: (30.5 - 10.5) / 102 ± 1.96 * sqrt(41 - 400/102) / 102
  expect(found?.low).toBeCloseTo(0.079, 3);
  expect(found?.high).toBeCloseTo(0.3131, 3);
});

test('nothing is said of no trials, and nothing beyond what can be', () => {
  expect(pairedDifference({ of: 0, onlyFirst: 0, onlySecond: 0 })).toBeNull();
  const all = pairedDifference({ of: 3, onlyFirst: 3, onlySecond: 0 });
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
    let [onlyFirst, onlySecond] = [0, 0];
    // One in four pairs goes to the first, one in ten to the second: a true difference of 0.15.
    for (let pair = 0; pair < 60; pair += 1) {
      const drawn = draw(20);
      if (drawn < 5) onlyFirst += 1;
      else if (drawn < 7) onlySecond += 1;
    }
    const { low = 1, high = 0 } = pairedDifference({ of: 60, onlyFirst, onlySecond }) ?? {};
    if (low <= 0.15 && 0.15 <= high) held += 1;
  }
  expect(held).toBeGreaterThan(930);
  expect(held).toBeLessThan(975);
});
