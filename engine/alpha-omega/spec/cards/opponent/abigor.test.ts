import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Abigor Lures Astray', () => {
  const game = scene({ seats: [{ play: ['azrael acted'] }], opponents: ['abigor'] }).run(cleanUp);
  expect(game.card('azrael')).toMatchObject({ side: 'opponent', lured: true });
});

test('he deals 2 more damage to Items, not to Persons or Places', () => {
  const game = scene({
    seats: [{ play: ['michael', 'flaming-sword on michael', 'heaven'] }],
    opponents: ['abigor'],
  });
  expect(game.attack('abigor', 'flaming-sword')).toBe(9);
  expect([game.attack('abigor', 'michael'), game.attack('abigor', 'heaven')]).toEqual([7, 7]);
  expect(game.strength('abigor')).toBe(7);
});

test('armour that is hit for its bearer was not what he attacked', () => {
  const game = scene({
    seats: [{ play: ['uriel', 'camael', 'heavenly-armor on camael'] }],
    opponents: ['abigor', 'black-blade on abigor'],
  }).run(cleanUp);
  // 7 and 3, each 2 less: 5 are the armour's.
  expect(game.left('camael')).toBe(4 - (5 + 1 - 5));
});
