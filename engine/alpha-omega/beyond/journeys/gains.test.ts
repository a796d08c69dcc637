import { expect, test } from 'vitest';
import { gainsOf, gainsOfLatest, wouldGain } from './gains.ts';
import type { GameResult } from './results.ts';

const score = {
  ...{ ownPersons: 4, teamMatesPersons: 0, ownCallings: 0, teamMatesCallings: 0 },
  ...{ withinTenRounds: 0, neverLured: 0, total: 4 },
};

const game = (number: number, changes: Partial<GameResult> = {}): GameResult => ({
  game: `game ${String(number)}`,
  at: `2026-11-2${String(number)}T10:00:00.000Z`,
  ...{ winner: 'good', achieved: ['starter:it-is-finished'], variants: [], players: 1, people: [0] },
  ...{ scores: [score], everLured: [0], callings: [], lured: 1, returned: 0, arranged: false },
  ...{ rewound: false, copied: false, journey: null, firstTry: false },
  ...changes,
});

test('the first victory reaches levels, and says what the next asks', () => {
  const gains = gainsOf([game(1)], [], 'game 1');
  expect(gains[0]).toEqual({ id: 'victories', before: 0, value: 1, level: 1, needs: 10 });
  expect(gains).toContainEqual({ id: 'ownPersons', before: 0, value: 2, level: null, needs: 3 });
});

test('a lost game gives what the rulebook gives points for, and what came back', () => {
  const lost = game(2, {
    winner: 'opponent',
    achieved: [],
    returned: 2,
    scores: [{ ...score, ownPersons: 12 }],
  });
  expect(gainsOf([game(1), lost], [], 'game 2').map(({ id, value }) => [id, value])).toEqual([
    ['ownPersons', 6],
    ['returned', 2],
  ]);
});

test('what later games brought is not told of an earlier one', () => {
  const all = [game(1), game(2), game(3)];
  expect(gainsOf(all, [], 'game 2').find(({ id }) => id === 'victories')).toMatchObject({
    before: 1,
    value: 2,
  });
});

test('a game that does not count, or is not over, gives nothing', () => {
  expect(gainsOf([game(1, { arranged: true })], [], 'game 1')).toEqual([]);
  expect(gainsOf([game(1)], [], 'another')).toEqual([]);
});

test.each<[string, Partial<GameResult>]>([
  ['something seen was undone', { rewound: true }],
  ['its decks were arranged', { arranged: true }],
  ['it went on from a copy', { copied: true }],
  ['only bots played', { people: [] }],
])('a game of which it is said that %s misses what it would have given', (_, kept) => {
  expect(wouldGain([game(1, kept)], [], 'game 1')).toBe(true);
  const nothing = { winner: 'opponent', achieved: [], scores: [], returned: 0 } as const;
  expect(wouldGain([game(1), game(2, { ...kept, ...nothing })], [], 'game 2')).toBe(false);
  expect(wouldGain([game(1, kept)], [], 'another')).toBe(false);
});

test('how far a Pilgrimage came is told of the game with which it came so far', () => {
  const pilgrims = [1, 2, 3].map((achieved) => ({
    ...{ at: game(achieved).at, game: `game ${String(achieved)}`, achieved, borne: 0, restarted: false },
  }));
  const all = [game(1), game(2), game(3)];
  expect(gainsOf(all, pilgrims, 'game 3')).toContainEqual({
    ...{ id: 'pilgrimage', before: 2, value: 3, level: 1, needs: 7 },
  });
});

test('of a game that goes on its latest Objective gives what those before it had not given', () => {
  const first = game(1, { winner: null, scores: [], achieved: ['starter:one'], returned: 0 });
  const second = { ...first, at: '2026-11-22T10:00:00.000Z', achieved: ['starter:one', 'starter:two'] };
  const gains = gainsOfLatest([first, second], [], 'game 1');
  expect(gains.find(({ id }) => id === 'objectives')).toMatchObject({ before: 1, value: 2 });
  expect(gainsOfLatest([first], [], 'another')).toEqual([]);
});
