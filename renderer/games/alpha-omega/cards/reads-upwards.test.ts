import { expect, test } from 'vitest';
import { readsUpwards } from './reads-upwards.ts';

test.each([
  ['Bartholomew', 118, false],
  ['Bartholomew', 56, true],
  ['Uriel', 56, false],
  ['Hail of Iron Globes', 56, false],
  ['Crystal Sea', 40, true],
])('%s, of which %i pixels are seen, is written upwards: %s', (name, seen, isUpwards) => {
  expect(readsUpwards(name, seen, 1)).toBe(isUpwards);
});

test('larger text needs more room', () => {
  expect([1, 1.5].map((text) => readsUpwards('Gabriel', 56, text))).toEqual([false, true]);
});
