import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('every blow at Ambriel is 1 less', () => {
  const game = scene({ seats: [{ play: ['ambriel', 'azrael'] }], opponents: ['ganga'] }).run(cleanUp);
  expect(game.left('ambriel')).toBe(4 - (4 - 1));
});

test('damage of 1 from an ability is none', () => {
  const game = scene({
    seats: [{ play: ['ambriel', 'pahaliah acted', 'raphael'] }],
    opponents: ['alloces'],
  }).run(cleanUp);
  expect(game.left('raphael')).toBe(5);
  expect(game.left('ambriel')).toBe(4);
});

test('her armour is spared the 1 as well', () => {
  const game = scene({
    seats: [{ play: ['ambriel', 'heavenly-armor on ambriel'] }],
    opponents: ['agares'],
  }).run(cleanUp);
  expect(game.left('heavenly-armor')).toBe(5 - (5 - 1));
  expect(game.left('ambriel')).toBe(4);
});

test('fallen, she takes all of it', () => {
  const game = scene({ seats: [{ play: ['nuriel'] }], opponents: ['ambriel of 0'] }).run(actionPhase());
  game.answer('nuriel attacks ambriel');
  expect(game.discard(0)).toEqual(['ambriel']);
});
