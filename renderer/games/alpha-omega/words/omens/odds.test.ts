import { expect, test } from 'vitest';
import { starter } from '../../../../../engine/alpha-omega/testing/starter.ts';
import type { Odds } from '../../../../../engine/alpha-omega/index.ts';
import { oddsTables } from './odds.ts';
import { likelyNext } from '../testing/odds.ts';

const five = likelyNext({
  cards: [
    { def: 'starter:wrath', count: 2 },
    { def: 'starter:abigor', count: 1 },
  ],
  luring: 0,
});

const said = (odds: Odds, at: number): readonly string[] =>
  oddsTables(odds, starter)[at]?.rows.map(
    ({ name, fraction, percent }) => `${name}: ${fraction}, ${percent} %`,
  ) ?? [];

test('the odds are told as fractions and in hundredths, what cannot come too', () => {
  expect(said(five, 0)).toEqual([
    'a Person: 2 of 5, 40 %',
    'an Item: 1 of 5, 20 %',
    'a Place: 0 of 5, 0 %',
    'an Event: 2 of 5, 40 %',
    'supernatural: 1 of 5, 20 %',
    'would Lure Astray: 0 of 5, 0 %',
  ]);
  expect(said(five, 1)).toContain('Strength 11 or more: 1 of 5, 20 %');
  expect(said(five, 2)).toEqual(['Wrath: 2 of 5, 40 %', 'Abigor: 1 of 5, 20 %']);
});

test('of an empty deck nothing is told', () => {
  expect(oddsTables({ ...five, outOf: 0, cards: [] }, starter)).toEqual([]);
});
