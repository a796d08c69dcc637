import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/language/language.ts';
import { dateWords, intervalWords, shareWords, shortDate, timeWords } from './figures.ts';

beforeEach(() => {
  speak('en');
});

const rate = { value: 0.454, low: 0.306, high: 0.6 };

test('shares and their intervals, or that there is nothing to share', () => {
  expect([shareWords(rate), shareWords(null), intervalWords(rate), intervalWords(null)]).toEqual([
    '45 %',
    '–',
    '31 to 60 %',
    '',
  ]);
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
