import { afterEach, expect, test } from 'vitest';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Flaga Lures Astray with 4: he is a magic user and strengthens himself', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['flaga'] }).run(cleanUp);
  expect(game.strength('flaga')).toBe(4);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every other magic user among the Opponents has 1 more Strength as well', () => {
  const game = scene({ opponents: ['flaga', 'leonard', 'elymas', 'agares'] }, withHumans);
  expect([game.strength('flaga'), game.strength('leonard'), game.strength('elymas')]).toEqual([5, 7, 5]);
  expect(game.strength('agares')).toBe(5);
});

test('it gives no hit points', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['flaga'] }).run(actionPhase());
  expect(game.answer('dumah attacks flaga').discard('opponent')).toEqual(['flaga']);
});
