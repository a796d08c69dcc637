import { expect, test } from 'vitest';
import { readsUpwards } from './reads-upwards.ts';

test.each([
  ['a short word', 3, 56, false],
  ['a long one where enough is seen', 5.4, 67, false],
  ['a long one where a little less is seen', 5.4, 66, true],
])(
  '%s, of %d sizes of a letter, of which %i pixels are seen, is written upwards: %s',
  (_, widest, seen, isUpwards) => {
    expect(readsUpwards(widest, seen, 1)).toBe(isUpwards);
  },
);

test('larger text needs more room', () => {
  expect([1, 1.5].map((text) => readsUpwards(4, 56, text))).toEqual([false, true]);
});
