import { expect, test } from 'vitest';
import { along, countedSteps } from './scale.ts';

test('a value lies between its edges in hundredths, whichever of them is the higher', () => {
  expect([0, 5, 10].map((value) => along(value, [0, 10]))).toEqual([0, 50, 100]);
  expect([25, 0, -50].map((value) => along(value, [50, -50]))).toEqual([25, 50, 100]);
  expect(along(3, [3, 3])).toBe(0);
});

test('what is counted has few and round steps, in whole numbers, that reach as far as the most', () => {
  expect(countedSteps(0)).toEqual([0, 1]);
  expect(countedSteps(1)).toEqual([0, 1]);
  expect(countedSteps(4)).toEqual([0, 1, 2, 3, 4]);
  expect(countedSteps(17)).toEqual([0, 5, 10, 15, 20]);
  expect(countedSteps(48)).toEqual([0, 20, 40, 60]);
  expect(countedSteps(1000)).toEqual([0, 500, 1000]);
});
