import { afterEach, expect, test } from 'vitest';
import { withHumans } from '../../../testing/humans.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Leonard Lures Astray with 6: he is a magic user and strengthens himself', () => {
  const game = scene({ seats: [{ play: ['jehudiel acted'] }], opponents: ['leonard'] }).run(cleanUp);
  expect(game.strength('leonard')).toBe(6);
  expect(game.card('jehudiel')).toMatchObject({ side: 'opponent', lured: true });
});

test('every other magic user among the Opponents has 1 more Strength as well', () => {
  const game = scene({ opponents: ['leonard', 'elymas', 'jezebel', 'agares'] }, withHumans);
  expect(['elymas', 'jezebel', 'agares'].map((name) => game.strength(name))).toEqual([4, 3, 5]);
});
