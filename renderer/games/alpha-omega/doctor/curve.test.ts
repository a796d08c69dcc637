import { expect, test } from 'vitest';
import { barsOf, MOST_BARS } from './curve.ts';

const bar = (strength: number, person: number, item = 0) => ({
  ...{
    strength,
    copies: person + item,
    cards: [{ card: `card-${String(strength)}`, copies: person + item }],
  },
  types: { person, item, place: 0 },
});

test('as many bars as there is room for stand alone; of more the empty ones before are left out, and neighbours share one', () => {
  const alone = (bars: readonly { readonly strength: number; readonly to: number }[]): boolean =>
    bars.every(({ strength, to }) => strength === to);
  const few = barsOf(Array.from({ length: MOST_BARS }, (_, index) => bar(index + 1, index)));
  expect([few.length, alone(few)]).toEqual([MOST_BARS, true]);
  const strong = barsOf(Array.from({ length: 18 }, (_, index) => bar(index + 1, index < 9 ? 0 : 1)));
  expect([strong[0]?.strength, strong.length, alone(strong)]).toEqual([10, 9, true]);
  const many = Array.from({ length: 40 }, (_, index) => bar(index + 1, index + 1, 1));
  const drawn = barsOf(many);
  expect(drawn.map(({ strength, to }) => [strength, to]).slice(0, 2)).toEqual([
    [1, 5],
    [6, 10],
  ]);
  expect(drawn).toHaveLength(8);
  expect(drawn[0]).toMatchObject({ copies: 20, types: { person: 15, item: 5 } });
  const copies = (bars: readonly { readonly copies: number }[]): number =>
    bars.reduce((sum, each) => sum + each.copies, 0);
  expect(copies(drawn)).toBe(copies(many));
  expect(drawn.flatMap(({ cards }) => cards)).toHaveLength(40);
});
