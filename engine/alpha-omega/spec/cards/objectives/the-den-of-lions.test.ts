import { afterEach, expect, test } from 'vitest';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const objective = 'the-den-of-lions';

test('Daniel begins in play among the Lions', () => {
  const game = scene({ objective, firstDraw: true }).run({ kind: 'objectiveSetUp' });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['daniel'], ['lions-of-the-den']]);
});

test.each([
  ['with Daniel there', ['daniel'], [], 11, undefined],
  ['with Daniel there in round 12', ['daniel'], [], 12, 'objectiveFulfilled'],
  ['without Daniel in round 12', ['azrael'], [], 12, 'objectiveFailed'],
  ['with Daniel Lured Astray', ['azrael'], ['daniel of 0'], 2, 'objectiveFailed'],
] as const)('won or lost at a Strength Check: %s', (_, play, opponents, round, reason) => {
  const game = scene({ objective, seats: [{ play }], opponents, round }).run(...strengthCheck);
  expect(game.table.outcome?.reason).toBe(reason);
});

test('ruling 32: Daniel of a Lured Player is in Good play', () => {
  const seats = [{ play: ['daniel'], lured: 2 }, { play: ['azrael'] }];
  const game = scene({ objective, seats, round: 2 }).run(...strengthCheck);
  expect(game.table.outcome).toBeNull();
});
