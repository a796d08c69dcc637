import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('it takes the bearer’s damage from an ability, and keeps what is left of it', () => {
  const game = scene({
    seats: [{ play: ['camael', 'heavenly-armor on camael', 'pahaliah acted'] }],
    opponents: ['alloces'],
  }).run(cleanUp);
  expect([game.left('heavenly-armor'), game.left('camael')]).toEqual([4, 4]);
});

test('it serves its bearer among the Opponents, and goes to its owner when it is used up', () => {
  const game = scene({
    seats: [{}, { play: ['raphael'] }],
    opponents: ['camael of 0', 'heavenly-armor on camael of 0'],
  }).run(actionPhase(1));
  game.answer('raphael attacks camael');
  expect(game.left('camael')).toBe(4 - (6 - 5));
  expect(game.discard(0)).toEqual(['heavenly-armor']);
});

test('one armour a Person, beside a weapon; it does not count in the balance', () => {
  const game = scene({
    seats: [
      {
        hand: ['heavenly-armor'],
        play: ['raphael', 'heavenly-armor on raphael', 'camael', 'flaming-sword on camael'],
      },
    ],
  }).run(playPhase());
  expect(game.options).toEqual(['play heavenly-armor on camael', 'pass']);
  game.answer('play heavenly-armor on camael');
  expect(game.balance).toBe(6 + 4 + 4);
});
