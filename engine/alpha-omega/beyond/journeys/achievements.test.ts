import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  achievementsOf,
  LEVELS,
  type AchievementId,
  type PilgrimResult,
} from './achievements.ts';
import { uncounted, type GameResult } from './results.ts';

const score = {
  ownPersons: 8,
  teamMatesPersons: 2,
  ownCallings: 6,
  teamMatesCallings: 1,
  withinTenRounds: 3,
  neverLured: 5,
  total: 25,
};

let written = 0;
function game(changes: Partial<GameResult> = {}): GameResult {
  written += 1;
  return {
    game: `game ${String(written).padStart(4, '0')}`,
    at: `2026-11-22T10:${String(written % 60).padStart(2, '0')}:00.000Z`,
    winner: 'good',
    achieved: ['starter:it-is-finished'],
    variants: [],
    players: 1,
    people: [0],
    scores: [score],
    everLured: [],
    callings: [],
    lured: 1,
    returned: 0,
    arranged: false,
    rewound: false,
    copied: false,
    journey: null,
    firstTry: false,
    ...changes,
  };
}

const valueOf = (
  id: AchievementId,
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[] = [],
): number => achievementsOf(games, pilgrims).find((one) => one.id === id)?.value ?? -1;

describe('a game counts', () => {
  test('only when people played it, with shuffled decks and nothing seen taken back', () => {
    expect(uncounted(game())).toBe(null);
    expect(uncounted(game({ arranged: true }))).toBe('arranged');
    expect(uncounted(game({ rewound: true }))).toBe('rewound');
    expect(uncounted(game({ copied: true }))).toBe('copied');
    expect(uncounted(game({ people: [] }))).toBe('nobody');
    expect(uncounted(game({ winner: 'opponent', achieved: [] }))).toBe(null);
  });

  test('what does not count changes no achievement', () => {
    const none = [
      game({ arranged: true }),
      game({ rewound: true }),
      game({ copied: true }),
      game({ people: [] }),
    ];
    expect(achievementsOf(none).filter(({ value }) => value > 0)).toEqual([]);
  });
});

test('a Calling fulfilled in a game that was lost counts as the rulebook scores it, and no victory does', () => {
  const scores = [{ ...score, ownCallings: 3, total: 8 }];
  const lost = [game({ winner: 'opponent', achieved: [], callings: ['starter:hope'], scores })];
  const valuesOf = (...ids: readonly AchievementId[]): readonly number[] =>
    ids.map((id) => valueOf(id, lost));
  expect(valuesOf('ownCallings', 'callings', 'points')).toEqual([1, 1, 8]);
  const victories = valuesOf(
    'victories',
    'withinTenRounds',
    'neverLured',
    'variants',
    'companies',
    'narrowWay',
  );
  expect([...victories, ...valuesOf('nobodyLured', 'firstTries', 'objectives')]).toEqual(Array(9).fill(0));
});

test('each achievement has three levels, each harder than the one before', () => {
  expect(Object.keys(LEVELS)).toEqual([...ACHIEVEMENTS]);
  for (const [one, two, three] of Object.values(LEVELS))
    expect(0 < one && one < two && two < three).toBe(true);
});

describe('what is counted', () => {
  test('Achievement Scoring: the most a person had in one game, by number and not by points', () => {
    const games = [game(), game({ scores: [{ ...score, ownPersons: 12, ownCallings: 0, total: 20 }] })];
    expect(
      ['ownPersons', 'teamMatesPersons', 'ownCallings', 'teamMatesCallings', 'points'].map((id) =>
        valueOf(id as AchievementId, games),
      ),
    ).toEqual([6, 2, 2, 1, 25]);
  });

  test('what a bot had is nobody’s', () => {
    const games = [game({ players: 2, people: [1], scores: [{ ...score, ownPersons: 20 }, score] })];
    expect(valueOf('ownPersons', games)).toBe(4);
  });

  test('games within ten rounds, without a Lured Player, without anybody Lured Astray', () => {
    const games = [
      game({ lured: 0 }),
      game({ everLured: [0] }),
      game({ scores: [{ ...score, withinTenRounds: 0 }] }),
    ];
    expect(
      ['withinTenRounds', 'neverLured', 'nobodyLured', 'victories'].map((id) =>
        valueOf(id as AchievementId, games),
      ),
    ).toEqual([2, 2, 1, 3]);
  });

  test('within ten rounds counts for people who were there, and only when the game was won', () => {
    const quick = { ...score, withinTenRounds: 3 };
    const slow = { ...score, withinTenRounds: 0 };
    const value = (changes: Partial<GameResult>): number => valueOf('withinTenRounds', [game(changes)]);
    expect(value({ players: 2, people: [0, 1], scores: [slow, quick] })).toBe(1);
    expect(value({ players: 2, people: [0], scores: [slow, quick] })).toBe(0);
    expect(value({ journey: 'campaign', winner: 'opponent', scores: [quick] })).toBe(0);
  });

  test('no Lured Player: none of the people, whatever became of a bot, and only when the game was won', () => {
    const value = (changes: Partial<GameResult>): number =>
      valueOf('neverLured', [game({ players: 2, ...changes })]);
    expect(value({ people: [0, 1], everLured: [1] })).toBe(0);
    expect(value({ people: [0], everLured: [1] })).toBe(1);
    expect(value({ journey: 'campaign', winner: 'opponent' })).toBe(0);
  });

  test('different Objectives, Callings, variants and numbers of players, each once', () => {
    const games = [
      game({ variants: ['easy', 'fast'], callings: ['a', 'b'] }),
      game({ variants: ['easy'], players: 3, callings: ['b'], achieved: ['x', 'y'] }),
      game({ variants: ['narrowWay'], players: 3 }),
    ];
    expect(
      ['objectives', 'callings', 'variants', 'companies', 'narrowWay'].map((id) =>
        valueOf(id as AchievementId, games),
      ),
    ).toEqual([3, 2, 3, 2, 1]);
  });

  test('a campaign counts as its map does, with what was won before it, once an Objective of its own is achieved', () => {
    const campaign = (achieved: readonly string[]): number =>
      valueOf('campaign', [game({ journey: 'campaign', achieved, wonBefore: 1 })]);
    expect([campaign([]), campaign(['x']), campaign(['x', 'y'])]).toEqual([0, 2, 3]);
  });

  test('a campaign that ended lost still counts for the Objectives achieved in it', () => {
    const games = [
      game({ journey: 'campaign', winner: 'opponent', achieved: ['x', 'y', 'z'] }),
      game({ achieved: ['x'] }),
    ];
    expect(['campaign', 'objectives', 'victories'].map((id) => valueOf(id as AchievementId, games))).toEqual([
      3, 3, 1,
    ]);
  });

  test('games of the calendar, only on the first try; Persons brought back, all together', () => {
    const games = [game({ firstTry: true, returned: 2 }), game({ returned: 3 })];
    expect([valueOf('firstTries', games), valueOf('returned', games)]).toEqual([1, 5]);
  });

  test('a Pilgrimage, unless an Objective was restarted', () => {
    const way = { at: '2026-11-22T10:00:00.000Z', game: 'g', achieved: 4, borne: 2, restarted: false };
    const ways = [way, { ...way, achieved: 9, borne: 5, restarted: true }];
    expect([valueOf('pilgrimage', [], ways), valueOf('burdens', [], ways)]).toEqual([4, 2]);
  });
});

test('a level is reached with the game that reached it, whatever order games are read in', () => {
  const games = Array.from({ length: 12 }, () => game());
  const forwards = achievementsOf(games);
  expect(achievementsOf(games.toReversed())).toEqual(forwards);
  const victories = forwards.find(({ id }) => id === 'victories');
  expect(victories?.levels.map(({ reached }) => reached?.game ?? null)).toEqual([
    games[0]?.game,
    games[9]?.game,
    null,
  ]);
});

test('of games that ended at one moment, the first by name reached a level', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const [one, other] = [game({ at }), game({ at })];
  const reachedIn = (games: readonly GameResult[]): string | undefined =>
    achievementsOf(games).find(({ id }) => id === 'victories')?.levels[0]?.reached?.game;
  expect([reachedIn([one, other]), reachedIn([other, one])]).toEqual([one.game, one.game]);
});

test('more games never take an achievement away', () => {
  const games = Array.from({ length: 30 }, (_, index) =>
    game({ players: (index % 6) + 1, returned: index % 3, lured: index % 2, rewound: index % 5 === 0 }),
  );
  let before = achievementsOf([]);
  for (const [index] of games.entries()) {
    const now = achievementsOf(games.slice(0, index + 1));
    for (const [at, { value }] of now.entries()) expect(value).toBeGreaterThanOrEqual(before[at]?.value ?? 0);
    before = now;
  }
});
