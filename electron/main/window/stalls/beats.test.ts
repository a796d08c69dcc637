import { expect, test } from 'vitest';
import { looked, NOTHING_SEEN } from './beats.ts';

/** At which looks a stall is noticed, of the counts that were seen at each. */
function stalls(counts: readonly number[], patience = 3): readonly number[] {
  let seen = NOTHING_SEEN;
  return counts.flatMap((count, index) => {
    const look = looked(seen, count, patience);
    ({ seen } = look);
    return look.isStalled ? [index] : [];
  });
}

test('a stall is noticed once, when the beats have stood still for so many looks', () => {
  expect(stalls([1, 2, 3, 4, 5])).toEqual([]);
  expect(stalls([1, 2, 2, 2, 3])).toEqual([]);
  expect(stalls([1, 2, 2, 2, 2, 2, 2, 2])).toEqual([4]);
  expect(stalls([1, 1, 1, 1, 2, 2, 2, 2, 2])).toEqual([3, 7]);
});

test('a program that never begins to beat is a stall, and a suspended machine is none: nobody looks meanwhile', () => {
  expect(stalls([0, 0, 0])).toEqual([2]);
  // Between two of these an hour may lie.
  expect(stalls([7, 7, 7, 8, 8, 8, 9])).toEqual([]);
});
