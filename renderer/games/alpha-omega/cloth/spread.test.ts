import { describe, expect, test } from 'vitest';
import { besideEach, spread } from './spread.ts';

const ROOM = { width: 920, height: 378, unit: 1, text: 1 } as const;
const row = (count: number, changes: object = {}) =>
  spread({ count, inSlot: [], most: 0, captions: false, ...changes }, ROOM);

describe('cards on the cloth', () => {
  test.each([1, 2, 3, 4])('%i are as large as a card is there', (count) => {
    expect(row(count).card).toBe(190);
  });

  test('many are smaller, in rows of one length, and fit', () => {
    const { card, spots, height } = row(20);
    expect(card).toBeGreaterThanOrEqual(84);
    expect(height).toBeLessThanOrEqual(378);
    const tops = Map.groupBy(spots, ({ top }) => Math.round(top));
    const lengths = [...tops.values()].map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });

  test('more than have room keep a size at which they can be read: the cloth scrolls', () => {
    expect(row(60).card).toBe(84);
    expect(row(60).height).toBeGreaterThan(378);
  });

  test('what is chosen lies in the slot, the others stay where they lay', () => {
    const none = row(3, { most: 2 });
    const { slot, spots, card, row: places } = row(3, { most: 2, inSlot: [2, 0] });
    expect(places).toEqual(none.spots);
    expect(spots[1]).toEqual(none.spots[1]);
    if (slot === null) throw new Error('there is a slot');
    for (const at of [0, 2]) {
      const { left = 0, top = 0 } = spots[at] ?? {};
      expect(left).toBeGreaterThanOrEqual(slot.left);
      expect(left + card).toBeLessThanOrEqual(slot.left + slot.width);
      expect(top).toBeGreaterThanOrEqual(slot.top);
      expect(top + card * 1.4).toBeLessThanOrEqual(slot.top + slot.height);
    }
    // The first that was laid there lies at the left, under the second.
    expect(spots[2]?.left).toBeLessThan(spots[0]?.left ?? 0);
  });

  test('where there is little room the slot has it too, with its name', () => {
    const { slot, height } = spread(
      { count: 1, inSlot: [], most: 1, captions: false },
      { ...ROOM, height: 300, text: 1.5 },
    );
    expect(height).toBeLessThanOrEqual(300);
    expect(slot?.height).toBeLessThanOrEqual(300);
  });

  test('words have room beside one card and a slot, or two; a Calling always has its own', () => {
    const parts = (count: number, most = 0) => ({ count, most, inSlot: [], captions: false });
    expect([parts(1, 1), parts(2), parts(2, 1), parts(3)].map((of) => besideEach(of, ROOM, false))).toEqual([
      216, 216, 0, 0,
    ]);
    expect(besideEach(parts(3), ROOM, true)).toBe(216);
    expect(besideEach(parts(1), { ...ROOM, width: 380 }, false)).toBe(0);
  });

  test('an order leaves room for its numbers', () => {
    const plain = row(20);
    const numbered = row(20, { captions: true });
    const lines = new Set(numbered.spots.map(({ top }) => Math.round(top))).size;
    expect(numbered.height).toBeCloseTo(lines * (numbered.card * 1.4 + 30) + (lines - 1) * 10);
    expect(plain.card).toBeGreaterThanOrEqual(numbered.card);
  });
});
