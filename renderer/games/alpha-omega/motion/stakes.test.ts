import { expect, test } from 'vitest';
import { stakesOf } from './stakes.ts';

const at = (good: number, opponent: number, round = 5) =>
  stakesOf({ good, opponent }, { goal: 25, lostBy: 50, round, objectiveRound: round, ends: [] });

test('a Strength Check is told the longer, the nearer the lead is to what decides', () => {
  expect([at(30, 21), at(30, 20), at(40, 22), at(40, 21)]).toEqual(['low', 'usual', 'usual', 'high']);
});

test('each side by what decides for it', () => {
  expect([at(0, 19), at(0, 20), at(0, 38)]).toEqual(['low', 'usual', 'high']);
});

test('the first ones of a game are told in full', () => {
  expect([at(4, 4, 1), at(4, 4, 2), at(4, 4, 3)]).toEqual(['usual', 'usual', 'low']);
});

test('what the Objective’s own words decide is told as what may decide, from their round on', () => {
  const view = { goal: 25, lostBy: 50 } as const;
  const at = (round: number, holds: boolean) =>
    stakesOf(
      { good: 4, opponent: 4 },
      { ...view, round, objectiveRound: round, ends: [{ wins: 'good', round: 10, needs: null, holds }] },
    );
  expect([at(9, true), at(10, true), at(10, false)]).toEqual(['low', 'high', 'low']);
});
