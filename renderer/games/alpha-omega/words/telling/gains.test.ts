import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Gains } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { speak } from '../../../../text/language/language.ts';
import { gainWords } from './gains.ts';
import { fakeBook } from '../testing/fake-cards.ts';

const fakeGains: Gains = {
  uncounted: null,
  progress: [
    { id: 'victories', before: 0, value: 1, level: 1, needs: 10 },
    { id: 'ownPersons', before: 0, value: 2, level: null, needs: 3 },
  ],
  firstMet: ['starter:michael', 'starter:uriel', 'starter:raphael'],
  ...{ games: 1, won: 1 },
};

const words = (changes: Partial<Gains> = {}, isTaught = false): readonly string[] =>
  gainWords({ ...fakeGains, ...changes }, fakeBook, isTaught).map((one) => one.words);

beforeEach(() => speak('en'));
afterEach(() => speak('en'));

test('levels come first, then steps, new cards and the statistics', () => {
  expect(words()).toEqual([
    'Achievement: The good fight, level 1',
    'A host of one’s own: 2 of 3',
    '3 new cards: Michael, Uriel and Raphael',
    '1 game finished so far, 1 won',
  ]);
  expect(gainWords(fakeGains, fakeBook).map(({ isLevel }) => isLevel)).toEqual([true, false, false, false]);
});

test('of many new cards three are named', () => {
  const firstMet = [...fakeGains.firstMet, 'starter:david', 'starter:goliath'];
  expect(words({ firstMet })).toContain('5 new cards: Michael, Uriel, Raphael and others');
});

test('a game that achievements do not count says why, and still adds to the statistics', () => {
  expect(words({ uncounted: 'rewound', firstMet: [], games: 7, won: 2 })).toEqual([
    'No achievements this time: a move was undone after its result had been seen.',
    '7 games finished so far, 2 won',
  ]);
});

test('a game to learn in is never said to count for nothing', () => {
  expect(words({ uncounted: 'rewound', progress: [], firstMet: [] }, true)).toEqual([
    '1 game finished so far, 1 won',
  ]);
});

test('what is no result adds nothing to them', () => {
  expect(words({ uncounted: 'arranged', firstMet: [], games: 0, won: 0 })).toEqual([
    'No achievements: the decks were arranged.',
  ]);
});
