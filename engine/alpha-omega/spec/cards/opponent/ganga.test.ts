import { afterEach, expect, test } from 'vitest';
import { withHumans } from '../../../testing/humans.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Ganga Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['ganga'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Ganga is none', () => {
  const game = scene({ opponents: ['ganga', 'elymas', 'jezebel'] }, withHumans);
  expect(['ganga', 'elymas', 'jezebel'].map((name) => game.strength(name))).toEqual([4, 4, 3]);
});

test('it adds to what others give', () => {
  expect(scene({ opponents: ['ganga', 'satan', 'flaga'] }).strength('flaga')).toBe(3 + 1 + 1 + 1);
});
