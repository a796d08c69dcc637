import { afterEach, expect, test } from 'vitest';
import { playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('of several Opponent Events one of choice is discarded, and the Hail strikes no more', () => {
  const game = scene({
    seats: [{ hand: ['unseated-hills'], play: ['michael'] }],
    opponents: ['ganga acted', 'wrath on ganga', 'hail-of-iron-globes rounds 3'],
  }).run(playPhase());
  game.answer('play unseated-hills');
  expect(game.options).toEqual(['choose wrath', 'choose hail-of-iron-globes']);
  game.answer('choose hail-of-iron-globes');
  expect(game.discard('opponent')).toEqual(['hail-of-iron-globes']);
  game.play();
  expect(game.left('michael')).toBe(7);
  game.run();
});

test('an Opponent Event on a Good Person, a team mate’s too, can be buried', () => {
  const game = scene({
    seats: [{ hand: ['unseated-hills'] }, { play: ['camael'] }],
    opponents: ['despair on camael'],
  }).run(playPhase());
  game.answer('play unseated-hills');
  expect(game.strength('camael')).toBe(4);
});

test('a Good Event cannot', () => {
  const game = scene({ seats: [{ hand: ['unseated-hills'], play: ['camael', 'loyalty on camael'] }] });
  expect(game.run(playPhase()).asked).toBeNull();
});
