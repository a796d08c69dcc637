import { expect, test } from 'vitest';
import { areLate } from './late.ts';

const frames = (...gaps: readonly number[]): readonly number[] => [90, 60, ...gaps];

test('frames are late where most of them are, however long the first took', () => {
  expect(areLate(frames(16, 17, 16, 17, 16, 60, 16, 17))).toBe(false);
  expect(areLate(frames(40, 33, 50, 34, 41, 17, 36, 45))).toBe(true);
});

test('too few frames say nothing', () => {
  expect(areLate(frames(90, 90, 90))).toBe(false);
  expect(areLate([])).toBe(false);
});
