import { describe, expect, test } from 'vitest';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { battle } from '../words/testing/scenes.ts';
import { victoryOf } from './objective-won.ts';

/** A table at whose last Strength Check Good led by so much, of the 50 that win. */
const table = (by: number, changes: Partial<View> = {}): View => ({
  ...{ ...battle(), goal: 50, objectiveRound: 4, ends: [], variants: [] },
  balances: [
    { good: 0, opponent: 9 },
    { good: by + 2, opponent: 2 },
  ],
  ...changes,
});

const reason = (by: number, changes: Partial<View> = {}): string => victoryOf(table(by, changes), 1).reason;

describe('an Objective that another follows', () => {
  test('is told with the balance of the last Strength Check, as a victory', () => {
    const { round } = battle();
    const balance = { good: 52, opponent: 2 };
    expect(victoryOf(table(50), 3)).toMatchObject({ winner: 'good', round, balance, achieved: 3 });
  });

  test('was achieved by its lead, by its own words, which come first, or by the defeat of the Opponent deck', () => {
    const end = (round: number | null, holds = true, wins: 'good' | 'opponent' = 'good') => ({
      ends: [{ wins, round, needs: null, holds }],
    });
    expect([reason(50), reason(49)]).toEqual(['objectiveAchieved', 'opponentDeckDefeated']);
    expect([reason(50, end(4)), reason(1, end(null))]).toEqual(['objectiveFulfilled', 'objectiveFulfilled']);
    for (const unmet of [end(5), end(4, false), end(4, true, 'opponent')])
      expect(reason(50, unmet)).toBe('objectiveAchieved');
    for (const variant of ['allOrNothing', 'allAsWell'] as const)
      expect(reason(50, { variants: [variant], ...end(4) })).toBe('opponentDeckDefeated');
  });
});
