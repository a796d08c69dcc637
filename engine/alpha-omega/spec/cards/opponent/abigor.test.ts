import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Abigor Lures Astray', () => {
  const game = scene({ seats: [{ play: ['azrael acted'] }], opponents: ['abigor'] }).run(cleanUp);
  expect(game.card('azrael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every Person that was Lured Astray has 2 more Strength; other Opponents do not', () => {
  const game = scene({
    seats: [{ play: ['michael'] }],
    opponents: ['abigor', 'agares', 'camael of 0', 'black-blade on camael'],
  });
  expect(['abigor', 'agares', 'camael', 'black-blade'].map((name) => game.strength(name))).toEqual([
    7, 5, 6, 3,
  ]);
  expect(game.attack('camael')).toBe(4 + 2 + 3);
  expect(game.strength('michael')).toBe(7);
});

test('it ends with him, and with their return', () => {
  const game = scene({ seats: [{ play: ['azrael', 'haniel'] }], opponents: ['abigor', 'camael of 0'] });
  game.run(actionPhase()).answer('use haniel');
  expect(game.strength('camael')).toBe(4);
  game.answer('end');
  const fallen = scene({ seats: [{ play: ['azrael'] }], opponents: ['abigor', 'camael of 0'] });
  expect(fallen.run(actionPhase()).answer('azrael attacks abigor').strength('camael')).toBe(4);
});
