import { afterEach, expect, test } from 'vitest';
import { cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('the weakest Good Person has 1 less Strength until the same player’s next Opponent Phase', () => {
  const game = scene({
    seats: [{ play: ['michael', 'raphael damaged 3'] }],
    opponentDeck: ['envy', 'lucifer-envies-gods-glory'],
  }).run(opponentPhase());
  expect([game.strength('raphael'), game.strength('michael')]).toEqual([5, 7]);
  game.run(opponentPhase());
  expect(game.strength('raphael')).toBe(6);
});

test('beside Despair on the same Person it is 3 less', () => {
  const game = scene({
    seats: [{ play: ['camael'] }],
    opponents: ['despair on camael'],
    opponentDeck: ['envy'],
  });
  game.run(opponentPhase());
  expect([game.strength('camael'), game.left('camael')]).toEqual([1, 4]);
});

test('who is Lured Astray leaves it behind', () => {
  const game = scene({
    seats: [{ play: ['camael acted'] }],
    opponents: ['envy on camael', 'abigor'],
  }).run(cleanUp);
  expect(game.strength('camael')).toBe(4);
  expect(game.discard('opponent')).toEqual(['envy']);
});
