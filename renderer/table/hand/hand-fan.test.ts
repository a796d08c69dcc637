import { expect, test } from 'vitest';
import { ALONE, handFan, isUnderAlike, stackedFan } from './hand-fan.ts';

const ROOM = { width: 980, card: 124, unit: 1 };

test('no card is no fan, and one lies straight in the middle', () => {
  expect(handFan(0, ROOM)).toEqual([]);
  expect(handFan(1, ROOM)).toEqual([ALONE]);
});

test('seven cards lie side by side, turned and hanging more towards the ends', () => {
  const fan = handFan(7, ROOM);
  expect(fan.map(({ turn }) => turn)).toEqual(
    [-4, -2.7, -1.35, 0, 1.35, 2.7, 4].map((turn) => expect.closeTo(turn) as number),
  );
  expect(fan.map(({ drop }) => drop)).toEqual([9, 4, 1, 0, 1, 4, 9]);
  expect((fan[1]?.x ?? 0) - (fan[0]?.x ?? 0)).toBeCloseTo(122.14);
});

test.each([1, 7, 8, 13, 20])(
  '%i cards have room beside the name of their player, and none is turned by more than 4 degrees',
  (count) => {
    const fan = handFan(count, ROOM);
    const reach = Math.max(...fan.map(({ x }) => Math.abs(x))) + ROOM.card / 2;
    expect(reach).toBeLessThanOrEqual(ROOM.width / 2 + 0.001);
    expect(fan.every(({ turn, drop }) => Math.abs(turn) <= 4 && drop <= 9)).toBe(true);
  },
);

test('of very many cards a part of each is seen', () => {
  const fan = handFan(40, ROOM);
  expect((fan[1]?.x ?? 0) - (fan[0]?.x ?? 0)).toBeCloseTo(21.95);
});

test('a card of which the next one hides the right edge shows the sign of its kind at its left', () => {
  for (const count of [7, 8, 9, 12]) {
    const [first] = handFan(count, { width: 941, card: 124, unit: 1 });
    const free = (941 - 124) / (count - 1);
    if (free < 0.97 * 124) expect(first?.seen, `of ${count}`).toBeCloseTo(free);
    else expect(first?.seen, `of ${count}`).toBeNull();
  }
});

test('cards alike lie beside each other where there is room, and on each other where the fan gets narrow', () => {
  expect(stackedFan([2, 3, 1], ROOM)).toEqual(handFan(6, ROOM));
  const fan = stackedFan([1, 4, 1, 1, 3, 1, 1, 1, 1, 1], ROOM);
  expect(fan).toHaveLength(15);
  const under = fan.flatMap((held, at) => (isUnderAlike(held, ROOM) ? [at] : []));
  expect(under).toEqual([1, 2, 3, 7, 8]);
  // All others show more than they would in a fan of fifteen.
  const alone = (ROOM.width - ROOM.card) / 14;
  const seen = fan.flatMap((held, at) => (under.includes(at) || held.seen === null ? [] : [held.seen]));
  expect(Math.min(...seen)).toBeGreaterThan(1.4 * alone);
  // It fills its room, in the middle of it.
  expect(fan[0]?.x).toBeCloseTo(-(ROOM.width - ROOM.card) / 2);
  expect(fan.at(-1)?.x).toBeCloseTo((ROOM.width - ROOM.card) / 2);
});

test('fifteen cards that are all alike lie on each other in the middle', () => {
  const fan = stackedFan([15], ROOM);
  expect(fan[0]?.x).toBeCloseTo(-7 * 13);
  expect(fan.at(-1)?.seen).toBeNull();
});
