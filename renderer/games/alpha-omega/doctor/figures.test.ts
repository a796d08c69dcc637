import { expect, test } from 'vitest';
import { of100, signed, signedTenths } from './figures.ts';

test('shares are told in games of a hundred', () => {
  expect([0, 0.004, 0.0449, 0.43, 1].map(of100)).toEqual(['0', '0.4', '4.5', '43', '100']);
  // A deck that lost once did not win a hundred of a hundred games, nor none that won once.
  expect([0.0004, 0.996, 0.9999].map(of100)).toEqual(['0.1', '99.6', '99.9']);
  expect([0.124, -0.03, 0].map(signed)).toEqual(['+12', '−3', '0']);
  // What is sure lies on one side of nothing, and what is not on both: no whole number may hide that.
  expect([0.003, -0.003, 0.0001].map(signed)).toEqual(['+0.3', '−0.3', '+0.1']);
  expect([3.21, -1, 0.01].map(signedTenths)).toEqual(['+3.2', '−1.0', '0.0']);
});
