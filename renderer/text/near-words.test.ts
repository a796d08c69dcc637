import { expect, test } from 'vitest';
import { nearWords } from './near-words.ts';

const LEADS = { goal: 50, lostBy: 25 };

test('a lead that decides or nearly does is warned of, however far it is beyond', () => {
  expect(nearWords(-24, LEADS)).toBe('1 point from losing');
  expect(nearWords(-25, LEADS)).toBe('Opponents win');
  expect(nearWords(-31, LEADS)).toBe('Opponents win');
  expect(nearWords(48, LEADS)).toBe('2 points from winning');
  expect(nearWords(51, LEADS)).toBe('Good wins');
  for (let by = -60; by <= 80; by += 1)
    expect(nearWords(by, LEADS) === null, String(by)).toBe(by > -15 && by < 40);
});
