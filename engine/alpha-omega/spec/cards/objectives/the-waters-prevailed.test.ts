import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';

import { expectNothingLeftOpen, scene, type Scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'the-ark': 10, 'black-blade': 4, satan: 8 });

const objective = 'the-waters-prevailed';

/** A round begins with Azrael on one side and Satan on the other. */
function rain(round: number, ...others: readonly string[]): Scene {
  const seats = [{ play: ['azrael', ...others] }];
  const game = scene({ objective, seats, opponents: ['satan', 'black-blade'], round: round - 1 }, content);
  return game.play().run();
}

test('the Ark begins in play', () => {
  const game = scene({ objective, firstDraw: true }, content).run({ kind: 'objectiveSetUp' });
  expect(game.inPlay('good')).toEqual(['the-ark']);
});

test('as a round begins every Opponent Person takes 2 damage, and Good Persons 3 without the Ark', () => {
  const afloat = rain(1, 'the-ark');
  expect([afloat.left('satan'), afloat.left('black-blade')]).toEqual([6, 4]);
  expect(afloat.left('the-ark')).toBe(10);
  const drowning = rain(1, 'heaven');
  expect([drowning.left('satan'), drowning.left('heaven')]).toEqual([6, 8]);
  // Satan accuses the strongest as well.
  expect([afloat.left('azrael'), drowning.left('azrael')]).toEqual([5, 2]);
});

test('for 6 rounds', () => {
  expect(rain(6).left('satan')).toBe(6);
  expect([rain(7).left('satan'), rain(7).left('azrael')]).toEqual([8, 5]);
});
