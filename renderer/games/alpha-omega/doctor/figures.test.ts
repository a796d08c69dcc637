import { expect, test } from 'vitest';
import { of100, signed, signedTenths } from './figures.ts';

test('shares are told in games of a hundred', () => {
  expect([0, 0.004, 0.0449, 0.43, 1].map(of100)).toEqual(['0', '0.4', '4.5', '43', '100']);
  expect([0.124, -0.03, 0.001].map(signed)).toEqual(['+12', '−3', '0']);
  expect([3.21, -1, 0.01].map(signedTenths)).toEqual(['+3.2', '−1.0', '0.0']);
});
