import { expect, test } from 'vitest';
import type { ToldDay } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { binsOf } from './bins.ts';

const day = (on: string, games = 1): ToldDay => ({ day: on, games, won: 1, lost: games - 1, seconds: 60 });

test('days are put together by weeks that begin on Monday, empty ones too', () => {
  const { size, bins } = binsOf([day('2026-11-01', 2), day('2026-11-02'), day('2026-11-17')]);
  expect(size).toBe('week');
  expect(bins.map(({ from, games }) => [from, games])).toEqual([
    ['2026-10-26', 2],
    ['2026-11-02', 1],
    ['2026-11-09', 0],
    ['2026-11-16', 1],
  ]);
});

test('what reaches over more than half a year is put together by months', () => {
  const { size, bins } = binsOf([day('2025-12-31'), day('2026-02-01'), day('2026-11-30')]);
  expect(size).toBe('month');
  expect(bins).toHaveLength(12);
  expect(bins[0]).toMatchObject({ from: '2025-12-01', games: 1 });
  expect(bins[1]).toMatchObject({ from: '2026-01-01', games: 0 });
  expect(bins.at(-1)).toMatchObject({ from: '2026-11-01', games: 1 });
});

test('every game is in one of them, and without games there are none', () => {
  const days = Array.from({ length: 300 }, (_, at) =>
    day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), 2),
  );
  expect(binsOf(days).bins.reduce((sum, { games }) => sum + games, 0)).toBe(600);
  expect(binsOf([]).bins).toEqual([]);
});
