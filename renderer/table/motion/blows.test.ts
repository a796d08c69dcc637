import { expect, test } from 'vitest';
import { holdOf, weightOf } from './blows.ts';

test('the harder a blow, the longer everything holds still: 40 to 90 milliseconds', () => {
  const holds = [0, 1, 4, 9, 10, 30].map(holdOf);
  expect(holds).toEqual(holds.toSorted((a, b) => a - b));
  expect([holds[0], holds.at(-1)]).toEqual([40, 90]);
  expect([weightOf(0), weightOf(5), weightOf(50)]).toEqual([0, 0.5, 1]);
});
