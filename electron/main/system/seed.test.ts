import { expect, test } from 'vitest';
import { freshSeed } from './seed.ts';

test('a fresh seed can be read out, and no two are alike', () => {
  const seeds = Array.from({ length: 1000 }, () => freshSeed());
  expect(seeds.every((seed) => /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/.test(seed))).toBe(true);
  expect(new Set(seeds).size).toBe(1000);
});
