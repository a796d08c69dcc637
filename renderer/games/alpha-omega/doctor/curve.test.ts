import { expect, test } from 'vitest';
import { segmentsOf } from './curve.ts';

test('the highest bar fills the chart, and the others are as high as they are many', () => {
  const bar = (strength: number, person: number, item = 0) => ({
    ...{ strength, copies: person + item, cards: [] },
    types: { person, item, place: 0 },
  });
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
