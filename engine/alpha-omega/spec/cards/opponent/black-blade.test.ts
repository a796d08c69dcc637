import { afterEach, expect, test } from 'vitest';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('its bearer, a Lured Angel too, deals 3 more damage, and the balance counts 3', () => {
  const game = scene({
    opponents: ['camael of 0', 'heavenly-armor on camael of 0'],
    opponentDeck: ['black-blade'],
  }).run(opponentPhase());
  expect(game.hostOf('black-blade')).toBe('camael');
  expect(game.attack('camael')).toBe(7);
  expect(game.balance).toBe(-(4 + 3));
});

test('it can be defeated on its bearer, who then deals 3 less', () => {
  const game = scene({ seats: [{ play: ['nuriel'] }], opponents: ['satan', 'black-blade on satan'] });
  game.run(actionPhase()).answer('nuriel attacks black-blade');
  expect(game.discard('opponent')).toEqual(['black-blade']);
  expect(game.attack('satan')).toBe(8);
});

test('it withstands 3 damage', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['black-blade'] }).run(actionPhase());
  expect(game.answer('dumah attacks black-blade').left('black-blade')).toBe(1);
});
