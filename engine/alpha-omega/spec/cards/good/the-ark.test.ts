import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'the-ark': 10 });

test('2 damage is removed from the Ark as each round begins', () => {
  const game = scene(
    {
      seats: [{ play: ['the-ark damaged 5', 'azrael damaged 2'] }],
      opponents: ['black-blade'],
    },
    content,
  );
  game.play();
  expect([game.left('the-ark'), game.left('azrael')]).toEqual([7, 5]);
  game.run();
});
