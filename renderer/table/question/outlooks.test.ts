import { expect, test } from 'vitest';
import { Outlooks } from './outlooks.ts';

type Hint = Parameters<Outlooks['note']>[1];

const seen = (decision: number, most: number, games = 80): Hint => ({ decision, outlook: { games, most } });

/** The decisions whose hints say that there is next to no hope: one hint a round, or where `round` says. */
function saidFor(...hints: readonly (readonly [round: number, hint: Hint])[]): readonly number[] {
  const outlooks = new Outlooks();
  return hints.flatMap(([round, given]) => {
    outlooks.note(round, given);
    return outlooks.isSaidFor(given.decision) ? [given.decision] : [];
  });
}

test('says in the third round without hope that there is none, and never again', () => {
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0.01)])).toEqual([]);
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0.01)], [6, seen(3, 0)], [7, seen(4, 0)])).toEqual([3]);
});

test('several hints in a round are one round', () => {
  expect(saidFor([4, seen(1, 0)], [4, seen(2, 0)], [4, seen(3, 0)], [5, seen(4, 0)])).toEqual([]);
});

test('hope in between, and too few games to tell, begin the count anew', () => {
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0.02)], [6, seen(3, 0)], [7, seen(4, 0)])).toEqual([]);
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0)], [6, seen(3, 0, 49)])).toEqual([]);
});

test('the latest hint of a round is what counts, and an undo makes later rounds come again', () => {
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0)], [6, seen(3, 0.4)], [6, seen(4, 0)])).toEqual([4]);
  expect(saidFor([4, seen(1, 0)], [5, seen(2, 0)], [4, seen(3, 0)], [6, seen(4, 0)])).toEqual([]);
});
