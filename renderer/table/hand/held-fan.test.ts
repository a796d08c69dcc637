import { expect, test } from 'vitest';
import { handFan, type HandSpace } from './hand-fan.ts';
import { HeldFan } from './held-fan.ts';

const ROOM: HandSpace = { width: 900, card: 124, unit: 1 };

/** Holds one hand after the other. @returns where the middle of each card is */
function holding() {
  const held = new HeldFan();
  return (ids: readonly number[], isReachedFor: boolean, room = ROOM) =>
    held.hold(ids, handFan(ids.length, room), room, isReachedFor);
}

test('what is played leaves a gap as long as the hand is reached for, and it closes then', () => {
  const hold = holding();
  const before = hold([1, 2, 3, 4], true);
  const during = hold([1, 3, 4], true);
  expect(during.map(({ x }) => x)).toEqual([before[0]?.x, before[2]?.x, before[3]?.x]);
  expect(hold([1, 4], true).map(({ x }) => x)).toEqual([before[0]?.x, before[3]?.x]);
  expect(hold([1, 4], false)).toEqual(handFan(2, ROOM));
});

test('the card before the gap is seen whole, if it lay under another', () => {
  const hold = holding();
  const ids = Array.from({ length: 12 }, (_, at) => at);
  expect(hold(ids, true)[4]?.seen).toBeLessThan(124);
  const rest = hold(
    ids.filter((id) => id !== 5 && id !== 6),
    true,
  );
  expect(rest[4]?.seen).toBeNull();
  expect(rest[3]?.seen).toBeLessThan(124);
});

test('a card that comes, and another size of the window, lay the hand anew', () => {
  const hold = holding();
  hold([1, 2, 3], true);
  expect(hold([1, 3, 9], true)).toEqual(handFan(3, ROOM));
  const narrow = { ...ROOM, width: 500 };
  expect(hold([1, 3], true, narrow)).toEqual(handFan(2, narrow));
});
