import { describe, expect, test } from 'vitest';
import { putTry } from '../../../../../db/alpha-omega/calendar.ts';
import { putGameResult } from '../../../../../db/alpha-omega/game-results.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { createJourney, putJourneyGame } from '../../../../../db/alpha-omega/journeys.ts';
import { putBranch } from '../../../../../db/games/replays.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import type { GameResult } from '../../../../../engine/alpha-omega/index.ts';
import { answered, ended, keepTold, minute, score, told } from '../../../../testing/told-games.ts';
import { isOnTime, reckonAll, resultsIn } from './reckoning.ts';

const STORY = [told({ type: 'objectiveBegan', objective: 4 }), told({ type: 'roundBegan', round: 1 })];

const RESULT: GameResult = {
  ...{ game: 'game', at: minute(1), winner: 'good', achieved: ['p:first'], variants: [], players: 1 },
  ...{ people: [0], scores: [score(3)], everLured: [], callings: [], lured: 0, returned: 0 },
  ...{ arranged: false, rewound: false, copied: false, journey: null, firstTry: false },
};

type Telling = Partial<Parameters<typeof keepTold>[1]>;

/** What one game that is over counts for. */
function resultOf(game: Telling, db: OwnedDb = memoryDb()): readonly GameResult[] {
  keepTold(db, { id: 'game', outcome: ended('good'), records: [answered], story: STORY, ...game });
  reckonAll(db);
  return resultsIn(db);
}

const setupOf = (changes: object): object => ({
  ...{ objective: 'p:first', opponentDeck: [], callingDeck: [] },
  seats: ['Ann', 'Ben', 'Cid'].map((name) => ({ name, deck: ['p:michael', 'p:gabriel'] })),
  ...changes,
});

describe('a game that is over', () => {
  test('counts for what is told of it', () => {
    expect(resultOf({})).toEqual([RESULT]);
  });

  test('that goes on counts for nothing yet', () => {
    expect(resultOf({ outcome: null })).toEqual([]);
  });

  test('counts for each player by what became of theirs', () => {
    const seating = {
      hands: 'open',
      seats: [{ kind: 'person', name: 'Ann', profile: null }, { kind: 'bot' }, { kind: 'beside', seat: 0 }],
    };
    const events = told(
      { type: 'callingAchieved', seat: 0, card: 4, until: null },
      { type: 'callingAchieved', seat: 1, card: 3, until: null },
      { type: 'enteredPlay', card: 1, side: 'good', owner: 0, host: null, person: true },
      { type: 'luredAstray', card: 1, by: 3 },
      { type: 'fell', card: 2, owner: 1 },
      { type: 'broughtOver', card: 1, seat: 0, by: 3 },
    );
    const scores = [score(3), score(9, 0), score(1)];
    const found = resultOf({
      ...{ seating, setup: setupOf({ variants: ['fast'], arranged: 'tutorial' }) },
      ...{ outcome: ended('opponent', { scores }), story: [STORY[0] ?? [], events] },
    });
    expect(found).toEqual([
      {
        ...{ ...RESULT, winner: 'opponent', achieved: [], variants: ['fast'], players: 3, people: [0, 2] },
        ...{ scores, everLured: [1], callings: ['p:peace'], lured: 2, returned: 1, arranged: true },
      },
    ]);
  });

  test('whose story was not kept says nothing of who was lured', () => {
    expect(resultOf({ story: [] })).toEqual([{ ...RESULT, at: minute(30), lured: null }]);
  });

  test('in which what was seen was taken back is said to be', () => {
    const shown = told({ type: 'dieRolled', value: 3, seat: 0, source: null });
    const [result] = resultOf({
      records: [answered, { kind: 'return', to: 0, by: null }],
      story: [STORY[0] ?? [], shown],
    });
    expect(result?.rewound).toBe(true);
  });

  test('of Campaign Mode is a campaign, and counts for as many Objectives as were achieved', () => {
    const setup = setupOf({ campaign: ['p:second', 'p:third'] });
    const outcome = ended('opponent', { achieved: 2, scores: [score(1), score(1), score(1)] });
    expect(resultOf({ setup, outcome })).toMatchObject([
      { journey: 'campaign', firstTry: false, achieved: ['p:first', 'p:second'] },
    ]);
  });

  test('of a Pilgrimage is one, and one of another journey is not', () => {
    const partOf = (kind: string): readonly GameResult[] => {
      const db = memoryDb();
      createJourney(db, { id: 'way', kind, name: 'On foot', begunAt: minute(0), setup: {} });
      putJourneyGame(db, { game: 'game', journey: 'way', station: 0, begunAt: minute(0) });
      return resultOf({}, db);
    };
    expect(partOf('pilgrimage')).toEqual([{ ...RESULT, journey: 'pilgrimage' }]);
    expect(partOf('campaign')).toEqual([RESULT]);
  });

  test.each([
    ['daily', '2026-11-22', '2026-11-22T23:59:00.000Z', true],
    ['daily', '2026-11-22', '2026-11-23T00:00:00.000Z', false],
    ['weekly', '2026-11-16', '2026-11-22T23:59:00.000Z', true],
    ['weekly', '2026-11-16', '2026-11-23T00:00:00.000Z', false],
  ] as const)(
    'of the %s calendar of %s that was begun at %s is on time: %s',
    (calendar, day, begunAt, is) => {
      const db = memoryDb();
      putTry(db, { calendar, day, game: 'game', begunAt });
      expect(isOnTime(calendar, day, begunAt)).toBe(is);
      expect(resultOf({}, db)).toEqual([{ ...RESULT, journey: calendar, firstTry: is }]);
      const second = memoryDb();
      putTry(second, { calendar, day, game: 'another', begunAt });
      putTry(second, { calendar, day, game: 'game', begunAt });
      expect(resultOf({}, second)).toEqual([{ ...RESULT, journey: calendar, firstTry: false }]);
    },
  );

  test('that was played on from another, or by others, is a copy', () => {
    const branch = memoryDb();
    keepTold(branch, { id: 'source' });
    keepTold(branch, { id: 'game', outcome: ended('good'), records: [answered], story: STORY });
    putBranch(branch, { game: 'game', source: 'source', number: 0 });
    reckonAll(branch);
    expect(resultsIn(branch)).toEqual([{ ...RESULT, copied: true }]);
    const others = memoryDb();
    keepTold(others, { id: 'game', outcome: ended('good'), records: [answered], story: STORY });
    others.run('UPDATE games SET taken_in = ?', minute(9));
    reckonAll(others);
    expect(resultsIn(others)).toEqual([{ ...RESULT, copied: true }]);
  });
});

describe('games that make no sense', () => {
  test.each<[string, Telling]>([
    ['a set-up', { setup: {} }],
    ['a story', { story: [[{ event: null }] as never] }],
    ['a winner', { outcome: { ...ended('good'), winner: 7 } }],
    ['a count', { outcome: { ...ended('good'), achieved: 'all' } }],
    ['half a count', { outcome: { ...ended('good'), achieved: 0.5 } }],
    ['scores', { outcome: { ...ended('good'), scores: [{ total: 3 }] } }],
    ['a total', { outcome: { ...ended('good'), scores: [{ total: '3', neverLured: 5 }] } }],
  ])('count for nothing where %s is none, and stop no other', (_, game) => {
    const db = memoryDb();
    keepTold(db, { id: 'a', outcome: ended('good'), records: [answered], story: STORY, ...game });
    expect(resultOf({}, db)).toEqual([RESULT]);
  });

  test.each([
    ['a game', { game: 7 }],
    ['a time', { at: null }],
    ['Objectives', { achieved: [7] }],
    ['people', { people: ['Ann'] }],
    ['a half person', { people: [0.5] }],
    ['scores', { scores: [{}] }],
    ['no list of scores', { scores: null }],
  ])('count for nothing where what is kept of them is no result: %s', (_, change) => {
    const db = memoryDb();
    putGameResult(db, 'game', { records: 1, reckoning: 4, result: { ...RESULT, ...change } });
    expect(resultsIn(db)).toEqual([]);
    putGameResult(db, 'game', { records: 1, reckoning: 4, result: { ...RESULT, more: true } });
    expect(resultsIn(db)).toEqual([{ ...RESULT, more: true }]);
  });

  test('what breaks otherwise is not passed over', () => {
    const db = memoryDb();
    keepTold(db, { id: 'game', outcome: ended('good'), records: [answered] });
    const broken = { ...db, inTransaction: db.inTransaction.bind(db) };
    broken.all = () => {
      throw new RangeError('no such thing');
    };
    expect(() => {
      reckonAll(broken);
    }).toThrow('no such thing');
  });
});

test('a game is reckoned once, and anew where it went on or was reckoned otherwise', () => {
  const db = memoryDb();
  keepTold(db, { id: 'game', outcome: ended('good'), records: [answered], story: STORY });
  const kept = (reckoning: number, records = 1): readonly unknown[] => {
    putGameResult(db, 'game', { records, reckoning, result: { ...RESULT, winner: null } });
    reckonAll(db);
    return resultsIn(db).map(({ winner }) => winner);
  };
  expect([kept(5), kept(4), kept(5, 0)]).toEqual([[null], ['good'], ['good']]);
});
