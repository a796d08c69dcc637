import { expect, test } from 'vitest';
import type { HandCard } from '../../../../engine/alpha-omega/index.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { hand } from '../words/testing/card-views.ts';
import { printOf } from '../words/cards/prints.ts';
import { inOrder, stacksOf } from './hand-order.ts';

const drawn = hand('Hope', 'Michael', 'Courage', 'Hope', 'Gabriel', 'Hope');
const named = (cards: readonly HandCard[]): readonly string[] =>
  cards.map(({ def }) => printOf(fakeBook, def).name);
const ordered = (order: 'drawn' | 'kind', cards: readonly HandCard[] = drawn): readonly HandCard[] =>
  inOrder(cards, order, ({ def }) => printOf(fakeBook, def));

test('cards alike lie together where the first of them was drawn, each of them the one that it was', () => {
  expect(named(ordered('drawn'))).toEqual(['Hope', 'Hope', 'Hope', 'Michael', 'Courage', 'Gabriel']);
  expect(ordered('drawn').map(({ id }) => id)).toEqual([0, 3, 5, 1, 2, 4].map((at) => drawn[at]?.id));
  expect(stacksOf(ordered('drawn'))).toEqual([3, 1, 1, 1]);
});

test('sorted, Persons come before Events, and each kind by name', () => {
  expect(named(ordered('kind'))).toEqual(['Gabriel', 'Michael', 'Courage', 'Hope', 'Hope', 'Hope']);
});

test('one that cannot be played any more is not alike', () => {
  const [one, ...others] = drawn;
  if (one === undefined) throw new Error('a hand has cards');
  expect(stacksOf(ordered('drawn', [{ ...one, spent: true }, ...others]))).toEqual([1, 1, 1, 2, 1]);
});
