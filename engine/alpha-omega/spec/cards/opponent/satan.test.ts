import { afterEach, expect, test } from 'vitest';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Satan Lures Astray', () => {
  const game = scene({ seats: [{ play: ['michael acted'] }], opponents: ['satan'] }).run(cleanUp);
  expect(game.card('michael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Satan is none himself', () => {
  const game = scene({ opponents: ['satan', 'elymas', 'jezebel'] }, withHumans);
  expect(['satan', 'elymas', 'jezebel'].map((name) => game.strength(name))).toEqual([8, 4, 3]);
});

test('it ends when he is defeated', () => {
  const game = scene({ seats: [{ play: ['azrael'] }], opponents: ['satan', 'flaga'] }).run(actionPhase());
  expect(game.answer('azrael attacks satan').strength('flaga')).toBe(4);
});
