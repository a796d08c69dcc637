import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, haniel: 5, pahaliah: 3 });

test('every blow at a Good Person whose printed Strength is 5 or less is 1 less, at a team mate’s too', () => {
  const game = scene(
    {
      seats: [{ play: ['ambriel'] }, { play: ['haniel damaged 2'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect([game.left('haniel'), game.left('ambriel')]).toEqual([5 - 2 - (3 - 1), 4]);
  const own = scene({ seats: [{ play: ['ambriel', 'azrael'] }], opponents: ['dumah of 0'] }, content).run(
    cleanUp,
  );
  expect(own.left('ambriel')).toBe(4 - (3 - 1));
});

test('the strong are not spared, nor is an Item', () => {
  const game = scene(
    {
      seats: [{ play: ['ambriel', 'raphael damaged 1', 'flaming-sword on raphael'] }],
      opponents: ['hail-of-iron-globes rounds 2', 'pahaliah of 0', 'dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
  expect(game.left('ambriel')).toBe(4 - (3 - 1));
  game.play();
  expect(game.discard(0)).toEqual(['flaming-sword', 'ambriel', 'raphael']);
  game.run();
});

test('their armour is spared the 1 as well', () => {
  const game = scene({
    seats: [{ play: ['ambriel damaged 1', 'heavenly-armor on ambriel'] }],
    opponents: ['gabriel of 0'],
  }).run(cleanUp);
  expect([game.left('heavenly-armor'), game.left('ambriel')]).toEqual([5 - (5 - 1), 3]);
});

test('fallen, she spares nobody', () => {
  const game = scene(
    {
      seats: [{ play: ['haniel'] }],
      opponents: ['dumah of 0', 'ambriel of 0 acted'],
    },
    content,
  ).run(cleanUp);
  expect(game.left('haniel')).toBe(5 - 3);
});
