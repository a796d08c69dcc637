import { expect, test } from 'vitest';
import { placeOf, type Spot } from './beside-place.ts';

const WINDOW = { width: 1280, height: 800 };
const RIBBON: Spot = { left: 0, top: 550, width: 1280, height: 52 };
const spot = (left: number, top: number): Spot => ({ left, top, width: 100, height: 40 });

test('a panel stands under what it belongs to, and above it where there is no room', () => {
  const panel = { width: 400, height: 300 };
  expect(placeOf(spot(600, 20), panel, WINDOW, [RIBBON])).toEqual({ left: 450, top: 68 });
  expect(placeOf(spot(600, 700), panel, WINDOW, [])).toEqual({ left: 450, top: 392 });
  expect(placeOf(spot(10, 20), panel, WINDOW, [])).toEqual({ left: 8, top: 68 });
});

test.each([
  [600, 20, 480],
  [600, 240, 480],
  [20, 450, 300],
  [1150, 560, 480],
  [600, 650, 480],
  [0, 760, 200],
])('beside %i, %i it covers nothing of what is asked, as high as %i', (left, top, height) => {
  const panel = { width: 448, height };
  const at = placeOf(spot(left, top), panel, WINDOW, [RIBBON]);
  expect(at.top + height <= RIBBON.top || at.top >= RIBBON.top + RIBBON.height).toBe(true);
  expect(at.left).toBeGreaterThanOrEqual(8);
  expect(at.left + panel.width).toBeLessThanOrEqual(1272);
  expect(at.top).toBeGreaterThanOrEqual(8);
});

test('one too high for the room that is left is seen whole all the same', () => {
  expect(placeOf(spot(600, 240), { width: 448, height: 700 }, WINDOW, [RIBBON])).toMatchObject({ top: 92 });
});
