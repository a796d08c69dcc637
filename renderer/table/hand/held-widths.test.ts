import { expect, test } from 'vitest';
import { HeldWidths } from './held-widths.ts';

test('letters are set for no more than is seen of their card, and leave little of it free', () => {
  const held = new HeldWidths();
  for (let at = 0; at < 500; at += 1) {
    const seen = [30 + ((at * 37) % 90), 20 + ((at * 53) % 100) / 3];
    const set = held.hold(seen);
    for (const [card, width] of seen.entries()) {
      expect(set[card]).toBeLessThanOrEqual(width);
      expect(set[card]).toBeGreaterThan(width - 20);
    }
  }
});

test('a card that comes and goes again changes no letters', () => {
  const held = new HeldWidths();
  expect(held.hold([65, 65, null])).toEqual([64, 64, null]);
  expect(held.hold([70.8, 70.8, null])).toEqual([64, 64, null]);
  expect(held.hold([65, 65, null])).toEqual([64, 64, null]);
});

test('letters that lose their room are set anew, and so are those that leave too much free', () => {
  const held = new HeldWidths();
  held.hold([64]);
  expect(held.hold([63.9])).toEqual([56]);
  expect(held.hold([75.9])).toEqual([56]);
  expect(held.hold([76])).toEqual([72]);
});

test('cards that show alike are set alike, also one that has only come', () => {
  const held = new HeldWidths();
  held.hold([64, 64]);
  expect(held.hold([78, 78, 78])).toEqual([64, 64, 64]);
});

test('where they are to be set alike, a card that is seen whole is set as the others, if it leaves little free', () => {
  const held = new HeldWidths();
  expect(held.hold([null], 124)).toEqual([null]);
  expect(held.hold([117.9, null], 124)).toEqual([112, 112]);
  expect(held.hold([null, null], 124)).toEqual([112, 112]);
  expect(held.hold([90, null], 124)).toEqual([88, null]);
  expect(held.hold([117.9, null])).toEqual([112, null]);
});
