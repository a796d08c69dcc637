import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import { callingProgress } from '../cards/calling-words.ts';
import { chronicle } from './chronicle.ts';
import { gameLine } from '../game/going-on.ts';
import { speak } from '../../../../text/language/language.ts';
import { countedRound, followedIn, roundNow, roundsBefore } from './objective-round.ts';
import { outcomeSentence } from '../game/outcome.ts';
import { storyRounds } from './story-rounds.ts';
import { fakeBook } from '../testing/fake-cards.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('en'));

const began = (round: number): AlphaOmegaEvent => ({ type: 'roundBegan', round });
const followed: AlphaOmegaEvent = { type: 'objectiveFollowed', objective: 4, goal: 50 };

const answered = (moment: number, ...events: readonly AlphaOmegaEvent[]): LogEntry => ({
  ...{ kind: 'answered', moment, seat: 0, by: null },
  events: events.map((event) => ({ event, defs: {} })),
});

const log = [
  answered(1, began(1)),
  answered(2, began(2)),
  answered(3, followed, began(3)),
  answered(4, began(4), followed, began(5), began(6)),
];

test('each Objective of a campaign has rounds of its own, and the one in which the next followed is its last', () => {
  expect(followedIn(log)).toEqual([2, 4]);
  expect([0, 1, 2, 3, 4, 5, 6].map((round) => countedRound(round, [2, 4]))).toEqual([
    { round: 0, objective: 1 },
    { round: 1, objective: 1 },
    { round: 2, objective: 1 },
    { round: 1, objective: 2 },
    { round: 2, objective: 2 },
    { round: 1, objective: 3 },
    { round: 2, objective: 3 },
  ]);
});

test('a game of one Objective counts as it counts, and names none', () => {
  expect(followedIn(log.slice(0, 2))).toEqual([]);
  expect(countedRound(7)).toEqual({ round: 7, objective: 0 });
});

test('the story of a campaign is told by the rounds of each Objective', () => {
  const cast = { book: fakeBook, seats: ['Ann'], followed: followedIn(log) };
  expect(storyRounds(chronicle(log, cast), fakeBook).map(({ title }) => title)).toEqual([
    ...['Round 1', 'Round 2', 'Round 1', 'Round 2', 'Round 1', 'Round 2'],
  ]);
});

test('the table shows the round of its Objective, and between two the first of the next', () => {
  const view = { round: 12, objectiveRound: 5 };
  expect([roundNow(view), roundsBefore(view)]).toEqual([5, 7]);
  expect(roundNow({ objectiveRound: 0 })).toBe(1);
});

test('the end, and how long a Calling helps, are told in the same rounds', () => {
  const balance = { good: 0, opponent: 0 };
  const outcome = { winner: 'opponent', reason: 'objectiveFailed', round: 12, balance, achieved: 1 } as const;
  expect(outcomeSentence({ ...outcome, scores: [] }, [7])).toBe('The Objective failed in round 5.');
  const calling = { id: 1, def: 'p:peace', progress: 1, times: 1, achieved: true, holds: true, until: 9 };
  expect(callingProgress(calling, { abilities: [] }, [7])).toBe('achieved, helps through round 2');
});

test('a list says of a campaign that all its rounds are counted', () => {
  const line = { seats: ['Ann'], round: 12, outcome: null };
  const journey = { id: 'way', kind: 'campaign', name: 'The long way' } as const;
  expect(gameLine({ ...line, journey })).toBe('Ann, round 12 of the campaign');
  expect(gameLine({ ...line, journey: { ...journey, kind: 'pilgrimage' } })).toBe('Ann, round 12');
  expect(gameLine(line)).toBe('Ann, round 12');
  speak('es');
  expect(gameLine({ ...line, journey })).toBe('Ann, ronda 12 de la campaña');
});
