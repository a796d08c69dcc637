import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const hope = { card: 'hope', copies: 2 };
const love = { card: 'love', copies: 1 };
const eden = { card: 'eden', copies: 1 };

test('what changed between two lists is what went, then what came', () => {
  expect(
    changesBetween(
      [eden, hope, love],
      [
        { ...love, copies: 2 },
        { ...hope, copies: 1 },
      ],
    ),
  ).toEqual([
    { card: 'eden', before: 1, after: 0 },
    { card: 'hope', before: 2, after: 1 },
    { card: 'love', before: 1, after: 2 },
  ]);
  expect(changesBetween([], [love])).toEqual([{ card: 'love', before: 0, after: 1 }]);
});

test('the same cards in another order, or on several lines, are no change', () => {
  const lines = [love, { ...hope, copies: 1 }, { ...hope, copies: 1 }];
  expect(changesBetween([hope, love], lines)).toEqual([]);
});
