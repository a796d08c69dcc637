import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../kernel/hash.ts';
import { refusalOf } from '../../variants.ts';
import { starterSetup, starterStock } from '../../testing/starter.ts';
import { calendarGame, dayNumber, dayOf, ERAS } from './almanac.ts';

const PACK = join(import.meta.dirname, '../../../../cards/packs/alpha-omega-starter/pack.json');

describe('the calendar', () => {
  test('counts days as everybody does, leap years among them', () => {
    const known = {
      '1969-12-31': -1,
      '1970-01-01': 0,
      '2000-02-29': 11_016,
      '2024-02-29': 19_782,
      '2026-11-22': 20_779,
      '2100-03-01': 47_541,
    };
    for (const [day, number] of Object.entries(known)) {
      expect(dayNumber(day)).toBe(number);
      expect(dayOf(number)).toBe(day);
    }
    for (let number = -800; number < 60_000; number += 1) expect(dayNumber(dayOf(number))).toBe(number);
  });

  test('has these games for ever', () => {
    const told = (calendar: 'daily' | 'weekly', day: string): string => {
      const { objective, campaign, variants, seed } = calendarGame(calendar, day);
      return [seed, objective, ...campaign, ...variants].join(' ').replaceAll('starter:', '');
    };
    expect(['2026-11-22', '2026-11-23', '2027-02-28', '2031-12-25'].map((day) => told('daily', day)))
      .toMatchInlineSnapshot(`
      [
        "daily 2026-11-22 behold-i-make-all-things-new",
        "daily 2026-11-23 the-battle-is-the-lords easy",
        "daily 2027-02-28 faithful-unto-death easy",
        "daily 2031-12-25 the-wall-fell-down-flat",
      ]
    `);
    expect(['2026-11-22', '2026-11-23', '2030-01-01'].map((day) => told('weekly', day)))
      .toMatchInlineSnapshot(`
      [
        "weekly 2026-11-16 let-my-people-go the-wall-fell-down-flat the-battle-is-the-lords fast",
        "weekly 2026-11-23 answer-by-fire the-den-of-lions get-thee-hence-satan",
        "weekly 2029-12-31 the-den-of-lions get-thee-hence-satan it-is-finished fast",
      ]
    `);
  });

  test('has one game a day and one a week, which begins on Monday', () => {
    const monday = '2026-11-16';
    const week = Array.from({ length: 7 }, (_, index) => dayOf(dayNumber(monday) + index));
    expect(new Set(week.map((day) => calendarGame('weekly', day).day))).toEqual(new Set([monday]));
    expect(new Set(week.map((day) => calendarGame('daily', day).seed)).size).toBe(7);
    expect(calendarGame('weekly', '2024-02-29').day).toBe('2024-02-26');
  });

  test('brings every Objective once before any comes again', () => {
    const { length } = ERAS[0].objectives;
    const start = Math.ceil(dayNumber('2026-12-01') / length) * length;
    for (const cycle of [0, 1, 2, 3]) {
      const days = Array.from({ length }, (_, index) => dayOf(start + cycle * length + index));
      expect(new Set(days.map((day) => calendarGame('daily', day).objective)).size).toBe(length);
    }
  });

  test('has only games that the rules allow', () => {
    for (let number = dayNumber('2026-11-22'); number < dayNumber('2028-01-01'); number += 1)
      for (const calendar of ['daily', 'weekly'] as const) {
        const { variants, objective, campaign } = calendarGame(calendar, dayOf(number));
        expect(refusalOf({ ...starterSetup(1), objective, campaign, variants })).toBe(null);
      }
  });
});

test('an era plays the decks that it was written for: whoever changes them begins a new one', () => {
  const { decks } = JSON.parse(readFileSync(PACK, 'utf8')) as { readonly decks: unknown };
  expect(ERAS[0].decks).toBe(hashOf(decks));
  expect(ERAS[0].objectives).toEqual(starterStock.objectives);
});

test('eras begin on Mondays, the latest first', () => {
  const since = ERAS.map((era) => era.since);
  expect(since).toEqual([...since].sort((a, b) => (a < b ? 1 : -1)));
  for (const day of since) expect(calendarGame('weekly', day).day).toBe(day);
});
