import { afterEach, expect, test } from 'vitest';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('on a team mate’s Person: its blows deal 4 more, and the balance counts 4', () => {
  const game = scene({ seats: [{ hand: ['flaming-sword'] }, { play: ['raphael'] }] }).run(playPhase());
  game.answer('play flaming-sword on raphael');
  expect(game.attack('raphael')).toBe(10);
  expect(game.balance).toBe(10);
});

test('not for a Person that has a weapon', () => {
  const game = scene({
    seats: [
      {
        hand: ['flaming-sword'],
        play: ['raphael', 'flaming-sword on raphael', 'camael', 'heavenly-armor on camael'],
      },
    ],
  }).run(playPhase());
  expect(game.options).toEqual(['play flaming-sword on camael', 'pass']);
  game.answer('pass');
});

test('Lured Astray with its bearer, it counts for the Opponents', () => {
  const game = scene({
    seats: [{ play: ['raphael damaged 4', 'flaming-sword on raphael'] }],
    opponents: ['azrael of 0'],
  }).run(cleanUp);
  expect(game.hostOf('flaming-sword')).toBe('raphael');
  expect(game.attack('raphael')).toBe(10);
  expect(game.balance).toBe(-(7 + 6 + 4));
});
