import { expect, test } from 'vitest';
import { Sway } from './sway.ts';

/** How far a card leans that is carried so fast, in pixels a frame, for so many frames after what was before. */
function carried(sway: Sway, from: { x: number; now: number }, speed: number, frames: number): number {
  let turn = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    from.x += speed;
    from.now += 16;
    turn = sway.at(from.x, from.now);
  }
  return turn;
}

test('a card leans the way it is carried, the faster the more, and never far', () => {
  const lean = (speed: number): number => carried(new Sway(), { x: 0, now: 0 }, speed, 30);
  expect(lean(4)).toBeGreaterThan(0.5);
  expect(lean(12)).toBeGreaterThan(lean(4));
  expect(lean(-12)).toBeCloseTo(-lean(12));
  expect(lean(900)).toBeLessThanOrEqual(9);
});

test('it hangs straight again once the hand stands still', () => {
  const sway = new Sway();
  const from = { x: 0, now: 0 };
  expect(carried(sway, from, 20, 20)).toBeGreaterThan(4);
  expect(Math.abs(carried(sway, from, 0, 60))).toBeLessThan(0.05);
});

test('where nothing was before it hangs straight', () => {
  const sway = new Sway();
  expect([sway.at(300, 5), sway.at(300, 5)]).toEqual([0, 0]);
});
