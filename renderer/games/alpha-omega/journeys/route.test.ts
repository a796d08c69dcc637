import { expect, test } from 'vitest';
import { pathThrough, routeOf } from './route.ts';

test('each row goes on where the one above it ended', () => {
  const { places, rows } = routeOf(7, 3);
  expect(rows).toBe(3);
  expect(places.map(({ x }) => x)).toEqual([0.5, 1.5, 2.5, 2.25, 0.75, 0.75, 2.25]);
  expect(places.map(({ y }) => Math.floor(y))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test('none stands alone in its row where there is room beside', () => {
  for (const columns of [2, 3, 4, 5])
    for (const count of [7, 10, 13]) {
      const rows = routeOf(count, columns).places.map(({ y }) => Math.floor(y));
      const sizes = [...Map.groupBy(rows, (row) => row).values()].map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(columns);
    }
});

test('no two places lie on each other, however few columns there are', () => {
  for (const columns of [1, 2, 3, 4, 5, 8])
    for (const count of [0, 1, 2, 7, 13]) {
      const { places } = routeOf(count, columns);
      expect(new Set(places.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(count);
    }
});

test('the line begins at the first place and ends at the last', () => {
  const { places } = routeOf(4, 2);
  const line = pathThrough(places, { x: 100, y: 100 });
  expect(line).toMatch(/^M50\.0 46\.0C/);
  expect(line).toMatch(/ 50\.0 154\.0$/);
  expect([pathThrough([], { x: 1, y: 1 }), pathThrough(places.slice(0, 1), { x: 100, y: 100 })]).toEqual([
    '',
    'M50.0 46.0',
  ]);
});
