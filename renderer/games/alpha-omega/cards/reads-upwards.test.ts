import { expect, test } from 'vitest';
import { isBroad, readsUpwards } from './reads-upwards.ts';

test.each([
  ['Bartholomew', 118, false],
  ['Bartholomew', 56, true],
  ['Uriel', 56, false],
  ['Hail of Iron Globes', 56, false],
  ['Crystal Sea', 40, true],
  ['Temperance', 68, false],
  ['Temperance', 62, true],
])('%s, of which %i pixels are seen, is written upwards: %s', (name, seen, isUpwards) => {
  expect(readsUpwards(name, seen, 1)).toBe(isUpwards);
});

test('one long word is written smaller, which lets a whole hand read across', () => {
  expect(['Temperance', 'Zerachiel', 'Seven Lamps of God'].map(isBroad)).toEqual([true, false, false]);
});

test('larger text needs more room', () => {
  expect([1, 1.5].map((text) => readsUpwards('Gabriel', 56, text))).toEqual([false, true]);
});
