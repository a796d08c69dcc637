import { expect, test } from 'vitest';
import { flamesOf } from './flames.ts';

test('the less often newcomers win, the more flames there are, from one to five', () => {
  expect([1, 0.82, 0.79, 0.5, 0.27, 0.19, 0].map(flamesOf)).toEqual([1, 1, 2, 3, 4, 5, 5]);
});
