import { describe, expect, test } from 'vitest';
import { nearness, outlook } from './near-words.ts';

const LEADS = { goal: 50, lostBy: 25 };
const WHOLE_DECK = { ...LEADS, further: 'The whole deck' };

const words = (...of: Parameters<typeof nearness>) => nearness(...of)?.words ?? null;
const looks = (...of: Parameters<typeof outlook>) => outlook(...of)?.words ?? null;

test('a lead that decides or nearly does is warned of, however far it is beyond', () => {
  expect(words(-24, LEADS)).toBe('1 point from losing');
  expect(words(-25, LEADS)).toBe('Enough to lose');
  expect(words(-31, LEADS)).toBe('Enough to lose');
  expect(words(48, LEADS)).toBe('2 points from winning');
  expect(words(51, LEADS)).toBe('Enough to win');
  for (let by = -60; by <= 80; by += 1)
    expect(words(by, LEADS) === null, String(by)).toBe(by > -15 && by < 40);
});

test('what decides besides the leads is said as well, and where both would win, that the game is lost', () => {
  expect(words(3, LEADS, 'good')).toBe('Won by the Objective');
  expect(words(-20, LEADS, 'good')).toBe('Won by the Objective');
  expect(words(0, LEADS, 'opponent')).toBe('Lost by the Objective');
  expect(words(51, LEADS, 'opponent')).toBe('Lost by the Objective');
  expect(words(-25, LEADS, 'good')).toBe('Enough to lose');
});

test('where the whole Opponent deck is asked for, no lead is enough to win; to lose it is', () => {
  expect(words(51, WHOLE_DECK)).toBeNull();
  expect(words(48, WHOLE_DECK)).toBeNull();
  expect(words(-25, WHOLE_DECK)).toBe('Enough to lose');
});

describe('before the Strength Check', () => {
  test('what would be enough now is enough so far, while something is to come', () => {
    expect(looks(51, LEADS, null, null)).toBe('Enough to win so far');
    expect(looks(0, LEADS, 'opponent', null)).toBe('Lost by the Objective so far');
    expect(looks(48, LEADS, null, null)).toBe('2 points from winning');
    expect(looks(3, LEADS, null, null)).toBeNull();
  });

  test('who is sure to have won then is said, whatever the scale says now', () => {
    expect(looks(30, LEADS, null, { by: 51, winner: 'good' })).toBe('Won as it stands');
    expect(looks(51, LEADS, 'good', { by: -30, winner: 'opponent' })).toBe('Lost as it stands');
    expect(looks(51, LEADS, null, { by: 51, winner: 'good' })).toBe('Enough to win');
    expect(looks(-25, LEADS, null, { by: -30, winner: 'opponent' })).toBe('Enough to lose');
  });

  test('a lead that is enough now and will not be is told as it will be', () => {
    expect(looks(51, LEADS, null, { by: 23, winner: null })).toBe('+23 at the Strength Check');
    expect(outlook(5, LEADS, null, { by: -20, winner: null })).toEqual({
      ...{ wins: 'opponent', isEnough: false },
      words: '\u221220 at the Strength Check',
    });
    expect(looks(5, LEADS, null, { by: 2, winner: null })).toBeNull();
  });

  test('a lead that stays as it is, is told as far as it is from deciding', () => {
    expect(looks(48, LEADS, null, { by: 48, winner: null })).toBe('2 points from winning');
    expect(looks(51, WHOLE_DECK, null, { by: 51, winner: null })).toBeNull();
  });
});
