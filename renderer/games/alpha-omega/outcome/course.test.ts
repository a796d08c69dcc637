import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, Balance, Outcome } from '../../../../engine/alpha-omega/index.ts';
import { FakeTime } from '../../../testing/fake-time.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { marksOf } from '../time/marks.ts';
import { roundsOf, turns } from '../time/rounds.ts';
import { courseOf, turningPoints } from './course.ts';
import { courseWords } from './course-words.ts';
import { statisticsOf } from './statistics.ts';

const MICHAEL = 10;
const PAIMON = 11;
const defs = { [MICHAEL]: idOf('Michael'), [PAIMON]: idOf('Paimon') };
const cast = { book: fakeBook, seats: ['Mindy'] };

const OUTCOME: Outcome = {
  ...{ winner: 'opponent', reason: 'objectiveLost', round: 4 },
  ...{ balance: { good: 0, opponent: 60 }, achieved: 0, scores: [] },
};

const balance = (lead: number): Balance => ({ good: 30 + lead, opponent: 30 });
const check = (lead: number): AlphaOmegaEvent => ({ type: 'strengthChecked', balance: balance(lead) });
const enters = (card: number, side: 'good' | 'opponent'): AlphaOmegaEvent => ({
  ...{ type: 'enteredPlay', card, side, host: null, person: true },
  owner: side === 'good' ? 0 : null,
});
const defeated = (card: number, by: number, fate: 'lured' | 'discarded'): AlphaOmegaEvent => ({
  ...{ type: 'defeated', card, by, fate },
  shielded: false,
});

/** A log in which each round is one answer. */
const logOf = (...rounds: readonly (readonly AlphaOmegaEvent[])[]): readonly LogEntry[] =>
  rounds.map((events, index) => ({
    ...{ kind: 'answered', moment: index + 1, seat: 0, by: 0 },
    events: [{ type: 'roundBegan', round: index + 1 } as const, ...events].map((event) => ({ event, defs })),
  }));

const LOG = logOf(
  [enters(MICHAEL, 'good'), { type: 'cardPlayed', seat: 0, card: MICHAEL }, check(7)],
  [
    enters(PAIMON, 'opponent'),
    defeated(MICHAEL, PAIMON, 'lured'),
    { type: 'luredAstray', card: MICHAEL, by: PAIMON },
    check(-9),
  ],
  [{ type: 'broughtOver', card: MICHAEL, seat: 0, by: MICHAEL }, check(0)],
  [defeated(PAIMON, MICHAEL, 'discarded'), check(4)],
);
const rounds = roundsOf(LOG);
const view = { balances: [7, -9, 0, 4].map(balance) };
const course = courseOf(view, OUTCOME, rounds);
const isPerson = (): boolean => true;

describe('the course of a game', () => {
  test('has a point for each Strength Check, with the moment at which it was made', () => {
    expect(course.map(({ round, lead, moment }) => [round, lead, moment])).toEqual([
      [1, 7, 1],
      [2, -9, 2],
      [3, 0, 3],
      [4, 4, 4],
    ]);
  });

  test('ends with the outcome where the last Strength Check never came', () => {
    const early = courseOf({ balances: view.balances.slice(0, 3) }, OUTCOME, roundsOf(LOG.slice(0, 3)));
    expect(early.at(-1)).toMatchObject({ round: 4, balance: OUTCOME.balance, lead: -60, moment: null });
    // That was no Strength Check, and is none in the sentence.
    expect(courseWords(early, rounds)[1]).toBe('The Good side led at 1 Strength Check, the Opponents at 1.');
  });

  test('is told in a few sentences', () => {
    expect(courseWords(course, rounds)).toEqual([
      '4 rounds were played.',
      'The Good side led at 2 Strength Checks, the Opponents at 1.',
      'The lead changed sides twice.',
      'The Good side’s widest lead was 7, in round 1.',
      'The Opponents’ widest lead was 9, in round 2.',
      '1 Good Person was Lured Astray.',
      '1 was brought over to the Good side.',
    ]);
  });
});

describe('turning points', () => {
  test('an even balance is no side: the lead before it counts', () => {
    expect(turns([7, -9, 0, 4])).toEqual([false, true, false, true]);
    expect(turns([0, 5, 0, 6])).toEqual([false, false, false, false]);
  });

  test('are where the lead changed sides, then where it moved most, in the order of the game', () => {
    const points = turningPoints(course, rounds, isPerson);
    expect(points.map(({ point, before, turned }) => [point.round, before, point.lead, turned])).toEqual([
      [1, 0, 7, false],
      [2, 7, -9, true],
      [3, -9, 0, false],
      [4, 0, 4, true],
    ]);
    const [, second, third, fourth] = points;
    expect(second?.lured.map(({ moment }) => moment)).toEqual([2]);
    expect(third?.returned.map(({ moment }) => moment)).toEqual([3]);
    expect(fourth?.defeated.map(({ moment }) => moment)).toEqual([4]);
  });

  test('of a long game are those at which it changed sides before all', () => {
    const leads = [1, 2, 30, 31, 32, 60, 61, -1, 40, 41];
    const long = courseOf({ balances: leads.map(balance) }, { ...OUTCOME, round: 10 }, []);
    const told = turningPoints(long, [], isPerson).map(({ point }) => point.round);
    // Down to −1 and up to 40, then both steps of 28; a step of 1 is none beside them.
    expect(told).toEqual([3, 6, 8, 9]);
  });

  test('of the next Objective are reckoned from an empty table', () => {
    const followed = logOf([check(50), { type: 'objectiveFollowed', objective: 1, goal: 50 }], [check(30)]);
    const two = courseOf({ balances: [50, 30].map(balance) }, { ...OUTCOME, round: 2 }, roundsOf(followed));
    expect(turningPoints(two, roundsOf(followed), isPerson).map(({ before }) => before)).toEqual([0, 0]);
  });
});

test('cards count for whomever they are with when it happens', () => {
  const statistics = statisticsOf(rounds);
  expect(statistics('played', 0)).toBe(1);
  expect(statistics('lured', 0)).toBe(1);
  expect(statistics('lost', 0)).toBe(0);
  expect(statistics('returned', 0)).toBe(1);
  expect(statistics('defeated', 0)).toBe(1);
  expect(statistics('defeated', 1)).toBe(0);
});

test('marks stand where somebody was lured or defeated, and where the lead changed sides', () => {
  expect(marksOf(LOG, cast).map(({ kind, moment }) => [kind.id, moment])).toEqual([
    ['lured', 2],
    ['check', 2],
    ['defeat', 4],
    ['check', 4],
  ]);
});

test('a real game has as many points as Strength Checks, each at the moment of its own', () => {
  const { view: end, log } = new FakeTime(2).opened();
  if (end.outcome === null) throw new Error('a golden game is over');
  const real = courseOf(end, end.outcome, roundsOf(log.entries));
  expect(real.length).toBeGreaterThanOrEqual(end.balances.length);
  for (const { moment } of real) expect(moment).not.toBeNull();
});
