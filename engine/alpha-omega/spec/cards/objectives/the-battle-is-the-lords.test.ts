import { afterEach, expect, test } from 'vitest';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const objective = 'the-battle-is-the-lords';

test('Goliath begins in play', () => {
  const game = scene({ objective, firstDraw: true }).run({ kind: 'objectiveSetUp' });
  expect(game.inPlay('opponent')).toEqual(['goliath']);
});

test.each([
  ['with Goliath defeated', [], ['satan'], 3, 'objectiveFulfilled'],
  ['with Goliath there', [], ['goliath'], 9, undefined],
  ['with Goliath there in round 10', [], ['goliath'], 10, 'objectiveFailed'],
  ['with Goliath won over', ['goliath'], [], 9, undefined],
] as const)('won or lost at a Strength Check: %s', (_, play, opponents, round, reason) => {
  const game = scene({ objective, seats: [{ play: ['azrael', ...play] }], opponents, round });
  expect(game.run(...strengthCheck).table.outcome?.reason).toBe(reason);
});
