import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('every blow at a Good Person whose Strength is 4 or less is 1 less, at a team mate’s too', () => {
  const game = scene({
    seats: [{ play: ['ambriel'] }, { play: ['haniel damaged 1'] }],
    opponents: ['dumah of 0'],
  }).run(cleanUp);
  expect([game.left('haniel'), game.left('ambriel')]).toEqual([4 - 1 - (3 - 1), 4]);
  const own = scene({ seats: [{ play: ['ambriel', 'azrael'] }], opponents: ['dumah of 0'] }).run(cleanUp);
  expect(own.left('ambriel')).toBe(4 - (3 - 1));
});

test('the strong are not spared, nor is an Item', () => {
  const game = scene({
    seats: [{ play: ['ambriel', 'gabriel', 'flaming-sword on gabriel'] }],
    opponents: ['hail-of-iron-globes rounds 2', 'pahaliah of 0', 'dumah of 0'],
  }).run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
  expect(game.left('ambriel')).toBe(4 - (3 - 1));
  game.play();
  expect(game.discard(0)).toEqual(['flaming-sword', 'ambriel', 'gabriel']);
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
  const game = scene({
    seats: [{ play: ['haniel'] }],
    opponents: ['dumah of 0', 'ambriel of 0 acted'],
  }).run(cleanUp);
  expect(game.left('haniel')).toBe(4 - 3);
});
