import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ goliath: 18 });

test('Goliath takes 3 less damage, and 3 less again from whoever bears an Item, a weapon too', () => {
  const game = scene(
    {
      seats: [
        { play: ['azrael', 'heavenly-armor on azrael', 'raphael', 'flaming-sword on raphael', 'jehudiel'] },
      ],
      opponents: ['goliath'],
    },
    content,
  );
  game.run(actionPhase()).answer('jehudiel attacks goliath');
  expect(game.left('goliath')).toBe(18 - (6 - 3));
  // Azrael deals 1 more.
  game.answer('azrael attacks goliath');
  expect(game.left('goliath')).toBe(15 - (7 + 1 - 3 - 3));
  game.answer('raphael attacks goliath');
  expect(game.left('goliath')).toBe(13 - (6 + 4 - 3 - 3));
});

test('those that bear Items deal any other Opponent all their damage', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'heavenly-armor on raphael'] }],
      opponents: ['goliath', 'satan'],
    },
    content,
  );
  expect([game.attack('raphael', 'goliath'), game.attack('raphael', 'satan')]).toEqual([3, 6]);
});
