import { afterEach, expect, test } from 'vitest';
import { actionPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('it takes the first of the bearer’s damage, from an Event as from a blow', () => {
  const game = scene({
    seats: [{ play: ['gabriel', 'heavenly-armor on gabriel damaged 1'] }],
    opponents: ['hail-of-iron-globes rounds 2'],
  }).play();
  expect([game.discard(0), game.left('gabriel')]).toEqual([['heavenly-armor'], 4]);
  game.run();
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
