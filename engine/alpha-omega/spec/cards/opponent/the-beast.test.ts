import { afterEach, expect, test } from 'vitest';
import { playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('no Good player can play Items while the Beast is in play; anything else they can', () => {
  const hand = ['flaming-sword', 'azrael', 'heaven'];
  const game = scene({ seats: [{ play: ['michael'], hand }], opponents: ['the-beast'] }).run(playPhase());
  expect(game.options).toEqual(['play azrael', 'play heaven', 'pass']);
  game.answer('pass');
  const free = scene({ seats: [{ play: ['michael'], hand }] }).run(playPhase());
  expect(free.options).toContain('play flaming-sword on michael');
  free.answer('pass');
});
