import { expect, test } from 'vitest';
import { seatPlaces } from './seat-places.ts';

test('marks stand beside each other in the middle of the board', () => {
  expect(seatPlaces(2, 980, 1)).toEqual({ mark: 210, lefts: [277, 493], areWide: false });
  expect(seatPlaces(3, 980, 1)).toEqual({ mark: 210, lefts: [169, 385, 601], areWide: false });
});

test('they leave the corner to what is told of the pace, as long as their names can be read', () => {
  expect(seatPlaces(5, 980, 1)).toMatchObject({ mark: 160, areWide: false });
  expect(seatPlaces(6, 980, 1)).toMatchObject({ mark: 157, areWide: true });
  expect(seatPlaces(6, 800, 1)).toMatchObject({ mark: 127 });
});

test.each([1, 2, 3, 4, 5, 6])('%i of them lie neither over each other nor beyond the board', (count) => {
  for (const [width, unit] of [
    [800, 1],
    [980, 1],
    [1480, 1.35],
  ] as const) {
    const { mark, lefts } = seatPlaces(count, width, unit);
    expect(lefts[0]).toBeGreaterThanOrEqual(0);
    expect((lefts.at(-1) ?? 0) + mark).toBeLessThanOrEqual(width);
    for (const [at, left] of lefts.slice(1).entries())
      expect(left - (lefts[at] ?? 0)).toBeGreaterThanOrEqual(mark);
  }
});
