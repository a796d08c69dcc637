import { expect, test } from 'vitest';
import type { LevelId } from '../../../../engine/index.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { stepAfter } from './next-level.ts';

/** The levels that one comes to by winning, or by losing, from one on. */
function walked(from: LevelId, winner: 'good' | 'opponent'): readonly LevelId[] {
  const step = stepAfter(from, winner, fakeLevels);
  return step === null ? [from] : [from, ...walked(step.level, winner)];
}

test('victories lead up the whole ladder, defeats down', () => {
  const ladder = fakeLevels.map(({ level }) => level);
  expect(walked('firstBattle', 'good')).toEqual(ladder);
  expect(walked('narrowWay', 'opponent')).toEqual(ladder.toReversed());
  expect(stepAfter('pilgrim', 'good', fakeLevels)).toEqual({ level: 'shepherd', isHarder: true });
});

test('a draw, and a mix that is no level, invite to none', () => {
  expect([stepAfter('pilgrim', null, fakeLevels), stepAfter(null, 'good', fakeLevels)]).toEqual([null, null]);
});
