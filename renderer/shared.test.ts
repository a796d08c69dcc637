import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharing } from './shared.ts';

const card = (id: number, damage = 0) => ({ id, damage, effects: [{ name: 'fire' }] });

test('what is as it was is the very same', () => {
  const before = { round: 3, inPlay: [card(1), card(2)], attack: null };
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('only what changed is new', () => {
  const before = { inPlay: [card(1), card(2)], seats: [{ name: 'Mindy' }] };
  const now = sharing(before, { inPlay: [card(1), card(2, 3)], seats: [{ name: 'Mindy' }] });
  expect(now).toEqual({ inPlay: [card(1), card(2, 3)], seats: [{ name: 'Mindy' }] });
  expect(now.inPlay[0]).toBe(before.inPlay[0]);
  expect(now.inPlay[1]?.effects).toBe(before.inPlay[1]?.effects);
  expect(now.seats).toBe(before.seats);
});

test('a card stays itself when another leaves before it', () => {
  const before = [card(1), card(2), card(3)];
  const now = sharing(before, [card(2), card(3)]);
  expect(now).toEqual([card(2), card(3)]);
  expect(now[0]).toBe(before[1]);
});

test('whatever came before, what came anew is what there is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      expect(sharing(before, structuredClone(now))).toEqual(now);
    }),
  );
});

test('a key that is gone is gone, and one that is empty is not one that is missing', () => {
  expect(sharing<object>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(sharing<object>({ a: 1, b: 2 }, { a: 1, c: undefined }))).toEqual(['a', 'c']);
});
