import { expect, test } from 'vitest';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { FIRST_BATTLE, firstBattle, isFirstBattle } from './first-battle.ts';

const request = firstBattle(fakeLevels, 'Ruth');

test('a First Battle is whatever is played alone at the gentlest level, with whatever shuffle', () => {
  expect(request).toMatchObject({ ...FIRST_BATTLE, seats: ['Ruth'] });
  expect(isFirstBattle(request, fakeLevels)).toBe(true);
  const { seed: _, ...other } = request ?? FIRST_BATTLE;
  const changed = { seats: ['Ruth'], ...other };
  expect(isFirstBattle(changed, fakeLevels)).toBe(true);
  for (const change of [
    { seats: ['Ruth', 'Naomi'] },
    { opponents: ['Adversary'] },
    { assists: [] },
    { campaign: ['starter:answer-by-fire'] },
    { objective: 'starter:answer-by-fire' },
  ])
    expect(isFirstBattle({ ...changed, ...change }, fakeLevels)).toBe(false);
  expect(isFirstBattle(null, fakeLevels)).toBe(false);
  expect([firstBattle([], 'Ruth'), isFirstBattle(request, [])]).toEqual([null, false]);
});
