import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, nuriel: 4, 'black-blade': 4, satan: 8 });

test('its bearer, a Lured Angel too, deals 3 more damage, and the balance counts 3', () => {
  const game = scene(
    {
      opponents: ['camael of 0', 'heavenly-armor on camael of 0'],
      opponentDeck: ['black-blade'],
    },
    content,
  ).run(opponentPhase());
  expect(game.hostOf('black-blade')).toBe('camael');
  expect(game.attack('camael')).toBe(7);
  expect(game.balance).toBe(-(4 + 3));
});

test('it can be defeated on its bearer, who then deals 3 less', () => {
  const game = scene(
    { seats: [{ play: ['nuriel'] }], opponents: ['satan', 'black-blade on satan'] },
    content,
  );
  game.run(actionPhase()).answer('nuriel attacks black-blade');
  expect(game.discard('opponent')).toEqual(['black-blade']);
  expect(game.attack('satan')).toBe(8);
});

test('it withstands 3 damage', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['black-blade'] }, content).run(
    actionPhase(),
  );
  expect(game.answer('dumah attacks black-blade').left('black-blade')).toBe(1);
});
