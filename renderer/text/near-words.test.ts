import { expect, test } from 'vitest';
import { nearWords } from './near-words.ts';

const LEADS = { goal: 50, lostBy: 25 };

test('a lead that decides or nearly does is warned of, however far it is beyond', () => {
  expect(nearWords(-24, LEADS)).toBe('1 point from losing');
  expect(nearWords(-25, LEADS)).toBe('Enough to lose');
  expect(nearWords(-31, LEADS)).toBe('Enough to lose');
  expect(nearWords(48, LEADS)).toBe('2 points from winning');
  expect(nearWords(51, LEADS)).toBe('Enough to win');
  for (let by = -60; by <= 80; by += 1)
    expect(nearWords(by, LEADS) === null, String(by)).toBe(by > -15 && by < 40);
});

test('what decides besides the leads is said as well, and where both would win, that the game is lost', () => {
  expect(nearWords(3, LEADS, 'good')).toBe('Enough to win');
  expect(nearWords(-20, LEADS, 'good')).toBe('Enough to win');
  expect(nearWords(0, LEADS, 'opponent')).toBe('Enough to lose');
  expect(nearWords(51, LEADS, 'opponent')).toBe('Enough to lose');
  expect(nearWords(-25, LEADS, 'good')).toBe('Enough to lose');
});
