import { expect, test } from 'vitest';
import { barsOf, MOST_BARS, segmentsOf } from './curve.ts';

const bar = (strength: number, person: number, item = 0) => ({
  ...{
    strength,
    copies: person + item,
    cards: [{ card: `card-${String(strength)}`, copies: person + item }],
  },
  types: { person, item, place: 0 },
});

test('the highest bar fills the chart, and the others are as high as they are many', () => {
  expect(segmentsOf([bar(1, 0), bar(2, 3, 1), bar(3, 2)])).toEqual([
    [],
    [
      { type: 'person', count: 3, height: 75 },
      { type: 'item', count: 1, height: 25 },
    ],
    [{ type: 'person', count: 2, height: 50 }],
  ]);
  expect(segmentsOf([])).toEqual([]);
});

test('as many bars as there is room for stand alone; stronger cards share the last, and none is lost', () => {
  const few = Array.from({ length: MOST_BARS }, (_, index) => bar(index + 1, index));
  expect(barsOf(few).map(({ andMore }) => andMore)).not.toContain(true);
  const many = Array.from({ length: 40 }, (_, index) => bar(index + 1, index, 1));
  const drawn = barsOf(many);
  expect(drawn).toHaveLength(MOST_BARS);
  expect(drawn.at(-1)).toMatchObject({ strength: MOST_BARS, andMore: true, types: { item: 30 } });
  const copies = (bars: readonly { readonly copies: number }[]): number =>
    bars.reduce((sum, each) => sum + each.copies, 0);
  expect(copies(drawn)).toBe(copies(many));
  expect(drawn.flatMap(({ cards }) => cards)).toHaveLength(40);
});
