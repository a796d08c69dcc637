import { expect, test } from 'vitest';
import { differing } from './undo-words.ts';

test('sizes of an undo that lead to the same moment are one choice', () => {
  const leap = (to: number) => ({ to, answers: 9 - to, revealed: false });
  const sizes = [
    { back: 'step', leap: leap(8) },
    { back: 'action', leap: leap(8) },
    { back: 'turn', leap: leap(5) },
    { back: 'round', leap: leap(5) },
  ] as const;
  expect(differing(sizes).map(({ back }) => back)).toEqual(['step', 'round']);
  expect(differing([{ back: 'step', leap: null }])).toEqual([]);
});
