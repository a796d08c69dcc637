import { expect, test } from 'vitest';
import type { LevelId } from '../../../../engine/alpha-omega/index.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { stepAfter } from './next-level.ts';

/** The levels that one comes to by winning, or by losing, from one on. */
function walked(from: LevelId, winner: 'good' | 'opponent'): readonly LevelId[] {
  const step = stepAfter(from, winner, fakeLevels, 1);
  return step === null ? [from] : [from, ...walked(step.level, winner)];
}

test('victories lead up the ladder, to where hardly anybody wins, defeats down the whole of it', () => {
  const ladder = fakeLevels.map(({ level }) => level);
  expect(walked('firstBattle', 'good')).toEqual(ladder.slice(0, -1));
  expect(walked('narrowWay', 'opponent')).toEqual(ladder.toReversed());
  expect(stepAfter('pilgrim', 'good', fakeLevels, 1)).toEqual({ level: 'shepherd', isHarder: true });
});

test('where more win, with as many players, that level is invited to as well', () => {
  const kinder = fakeLevels.map((tile) => ({
    ...tile,
    byPlayers: tile.byPlayers.map((ways, at) => (at === 1 ? { ...ways, newcomers: 0.1 } : ways)),
  }));
  expect(stepAfter('standard', 'good', kinder, 2)).toEqual({ level: 'narrowWay', isHarder: true });
  expect(stepAfter('standard', 'good', kinder, 1)).toBeNull();
});

test('a draw, and a mix that is no level, invite to none', () => {
  expect([stepAfter('pilgrim', null, fakeLevels, 1), stepAfter(null, 'good', fakeLevels, 1)]).toEqual([
    null,
    null,
  ]);
});
