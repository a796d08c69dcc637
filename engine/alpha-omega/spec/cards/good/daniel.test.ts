import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ daniel: 6, ganga: 4 });

test('Daniel cannot be attacked beside an Angel', () => {
  const game = scene(
    { seats: [{ play: ['daniel'] }, { play: ['michael acted'] }], opponents: ['ganga'] },
    content,
  );
  game.run(cleanUp);
  expect([game.left('daniel'), game.left('michael')]).toEqual([6, 3]);
});

test('he can be beside an Angel that has fallen', () => {
  const game = scene(
    { seats: [{ play: ['daniel', 'heaven'] }], opponents: ['azrael of 0 acted', 'ganga'] },
    content,
  );
  expect(game.run(cleanUp).left('daniel')).toBe(2);
});

test('all damage is removed from him as each round begins', () => {
  const game = scene(
    {
      seats: [{ play: ['daniel damaged 5', 'camael damaged 1'] }],
      opponents: ['black-blade'],
    },
    content,
  );
  game.play();
  expect([game.left('daniel'), game.left('camael')]).toEqual([6, 3]);
  game.run();
});
