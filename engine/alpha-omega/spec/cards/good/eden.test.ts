import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4, deborah: 3, eden: 6, moses: 5 });

test('as each round begins 2 damage is removed from every Good Person, a team mate’s too', () => {
  const game = scene(
    {
      seats: [
        { play: ['eden damaged 3', 'michael damaged 5', 'flaming-sword on michael damaged 1'] },
        { play: ['camael damaged 1'] },
      ],
      opponents: ['azrael of 0 damaged 4'],
    },
    content,
  ).play();
  expect(['michael', 'camael'].map((name) => game.left(name))).toEqual([4, 4]);
  expect(['eden', 'flaming-sword', 'azrael'].map((name) => game.left(name))).toEqual([3, 2, 3]);
  game.run();
});

test('every Good human has 2 more Strength; Angels and human Opponents have not', () => {
  const game = scene(
    {
      seats: [{ play: ['eden', 'david', 'camael'] }, { play: ['moses damaged 1'] }],
      opponents: ['deborah of 0'],
    },
    content,
  );
  expect(['david', 'moses', 'camael'].map((name) => game.strength(name))).toEqual([6, 7, 4]);
  expect(game.balance).toBe(6 + 7 + 4 - (3 + 1));
});
