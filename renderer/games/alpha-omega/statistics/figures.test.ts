import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/language/language.ts';
import { dateWords, intervalWords, rateOf, shareWords, shortDate, timeWords } from './figures.ts';

beforeEach(() => {
  speak('en');
});

const many = { games: 40, won: 18, rate: { value: 0.454, low: 0.306, high: 0.6 } };
const none = { games: 0, won: 0, rate: null };

test('shares and their intervals, or that there is nothing to share', () => {
  expect([shareWords(many), shareWords(none), intervalWords(many), intervalWords(none)]).toEqual([
    '45 %',
    '–',
    '31 to 60 %',
    '',
  ]);
});

test('of fewer than ten games how many were won, not a percentage that may be almost any', () => {
  const rate = { value: 2 / 3, low: 0.21, high: 0.94 };
  const few = [3, 9].map((games) => ({ games, won: 2, rate }));
  expect(few.map(shareWords)).toEqual(['2 of 3', '2 of 9']);
  expect(few.map(intervalWords)).toEqual(['', '']);
  expect(few.map(rateOf)).toEqual([null, null]);
  expect(shareWords({ games: 10, won: 2, rate })).toBe('67 %');
});

test('times in hours and minutes', () => {
  expect([0, 29, 30, 3569, 3570, 3600, 7500].map(timeWords)).toEqual([
    '0 min',
    '0 min',
    '1 min',
    '59 min',
    '1 h 0 min',
    '1 h 0 min',
    '2 h 5 min',
  ]);
});

test('weeks and months', () => {
  expect([
    shortDate('2026-11-16', 'week'),
    shortDate('2026-11-01', 'month'),
    dateWords('2026-11-16', 'week'),
    dateWords('2026-11-01', 'month'),
  ]).toEqual(['16/11/2026', '11/2026', 'Week of 16 November 2026', 'November 2026']);
});
