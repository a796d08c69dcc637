import { expect, test } from 'vitest';
import { shareOf, tiltOf } from './tilt.ts';

const ends = { goal: 50, lostBy: 25 };

test('the lead is measured against what decides this game', () => {
  const of = (good: number, opponent: number): number => shareOf({ good, opponent }, ends);
  expect([of(25, 0), of(0, 5), of(7, 7), of(90, 0), of(0, 90)]).toEqual([0.5, -0.2, 0, 1, -1]);
});

test('a greater lead tips the scale farther, the least so that it is seen', () => {
  const tilts = [0, 1, 6, 13, 30, 50].map((good) => tiltOf(shareOf({ good, opponent: 0 }, ends)));
  for (const [at, tilt] of tilts.slice(1).entries()) expect(tilt - (tilts[at] ?? 0)).toBeGreaterThan(1);
  expect(tilts.at(-1)).toBe(13);
  expect(tiltOf(-0.5)).toBe(-tiltOf(0.5));
});
