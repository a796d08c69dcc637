import { expect, test } from 'vitest';
import { barOf, MOODS } from './moods.ts';

const seeded = (seed: number) => (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

test.each(MOODS)('%s: the same numbers make the same music, others another', (mood) => {
  const bars = (seed: number): string => {
    const chance = seeded(seed);
    return JSON.stringify(Array.from({ length: 8 }, () => barOf(mood, chance)));
  };
  expect(bars(7)).toBe(bars(7));
  expect(bars(7)).not.toBe(bars(8));
});

test.each(MOODS)('%s: soft, low, and never silent between two bars', (mood) => {
  const chance = seeded(3);
  for (let bar = 0; bar < 40; bar += 1) {
    const { seconds, tones } = barOf(mood, chance);
    expect(tones.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(1);
    expect(tones.every(({ frequency }) => frequency > 80 && frequency < 1600)).toBe(true);
    expect(tones.some(({ at, long }) => at + long > seconds)).toBe(true);
  }
});

test('each mood has a pace of its own, the quiet one the slowest', () => {
  const seconds = MOODS.map((mood) => barOf(mood, seeded(1)).seconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  expect(new Set(seconds).size).toBe(3);
});
