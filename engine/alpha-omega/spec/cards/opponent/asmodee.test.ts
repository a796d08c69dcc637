import { afterEach, expect, test } from 'vitest';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Asmodee Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['asmodee'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Asmodee is none himself', () => {
  const game = scene({ opponents: ['asmodee', 'agares', 'elymas', 'jezebel'] }, withHumans);
  expect([game.strength('elymas'), game.strength('jezebel')]).toEqual([4, 3]);
  expect([game.strength('asmodee'), game.strength('agares')]).toEqual([6, 5]);
});

test('it ends when he is defeated', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponents: ['asmodee', 'flaga'] }).run(actionPhase());
  expect(game.strength('flaga')).toBe(3 + 1 + 1);
  expect(game.answer('michael attacks asmodee').strength('flaga')).toBe(3 + 1);
});
