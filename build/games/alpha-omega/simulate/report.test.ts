import { expect, test } from 'vitest';
import { NOTHING, type CardTally, type Tally } from '../../../../engine/alpha-omega/index.ts';
import { reportOf, type CardReport } from './report.ts';

const card = (changes: Partial<CardTally>): CardTally => {
  const none = { games: 0, wins: 0 };
  return {
    deck: { games: 1000, wins: 500 },
    early: none,
    drawn: none,
    played: none,
    lured: none,
    ...changes,
  };
};

const tally = (good: Readonly<Record<string, CardTally>>): Tally => ({
  ...NOTHING,
  games: 1000,
  winners: { good: 500, opponent: 400, nobody: 100 },
  reasons: { standOff: 100, objectiveAchieved: 500, objectiveLost: 400 },
  rounds: { 10: 500, 9: 250, 12: 250 },
  leads: [
    { games: 1000, sum: -1500 },
    { games: 10, sum: 25 },
  ],
  cards: { good, opponent: {}, callings: {} },
});

test('a report says who won, how long it took and how the balance went', () => {
  const report = reportOf(tally({}), new Map());
  expect(report.good).toMatchObject({ games: 500, rate: { value: 0.5 } });
  expect(report.standOff.rate?.low).toBeCloseTo(0.0829, 4);
  expect(report.reasons.map(({ reason }) => reason)).toEqual([
    'objectiveAchieved',
    'objectiveLost',
    'standOff',
  ]);
  expect(report.rounds).toEqual({
    mean: 10.25,
    least: 9,
    lowerQuartile: 9.75,
    median: 10,
    upperQuartile: 10.5,
    most: 12,
  });
  expect(report.roundsHistogram.map(({ rounds }) => rounds)).toEqual([9, 10, 12]);
  expect(report.balance).toEqual([
    { round: 1, games: 1000, lead: -1.5 },
    { round: 2, games: 10, lead: 2.5 },
  ]);
});

test('a lift is the win rate with a card less that without it', () => {
  const { early } = only(card({ early: { games: 200, wins: 140 } }));
  expect(early.without).toEqual({ games: 800, wins: 360 });
  expect(early.lift?.value).toBeCloseTo(0.7 - 0.45, 12);
  expect(early.outlier).toBe(true);
});

test.each([
  ['what is too small', { early: { games: 500, wins: 272 } }],
  ['what rests on too few games', { early: { games: 60, wins: 45 } }],
  ['what may be chance', { deck: { games: 200, wins: 100 }, early: { games: 100, wins: 56 } }],
])('%s is no outlier', (_, changes) => {
  expect(only(card(changes)).early.outlier).toBe(false);
});

test('where every game had the card, or none, there is nothing to compare', () => {
  const { early, whenPlayed } = only(card({ early: { games: 1000, wins: 500 } }));
  expect([early.lift, whenPlayed.lift]).toEqual([null, null]);
});

function only(of: CardTally): CardReport {
  const [report] = reportOf(tally({ 'starter:michael': of }), new Map()).cards;
  if (!report) throw new Error('the card is not in the report');
  return report;
}
