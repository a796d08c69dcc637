import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('the weakest Good Person has 1 less Strength until the same player’s next Opponent Phase', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'raphael damaged 3'] }],
      opponentDeck: ['envy', 'inconstancy'],
    },
    content,
  ).run(opponentPhase());
  expect([game.strength('raphael'), game.strength('michael')]).toEqual([5, 7]);
  game.nextRound().run(opponentPhase());
  expect(game.strength('raphael')).toBe(6);
});

test('beside Despair on the same Person it is 3 less', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'] }],
      opponents: ['despair on camael'],
      opponentDeck: ['envy'],
    },
    content,
  );
  game.run(opponentPhase());
  expect([game.strength('camael'), game.left('camael')]).toEqual([1, 4]);
});

test('who is Lured Astray leaves it behind', () => {
  const game = scene(
    {
      seats: [{ play: ['camael acted'] }],
      opponents: ['envy on camael', 'alloces'],
    },
    content,
  ).run(cleanUp);
  expect(game.strength('camael')).toBe(4);
  expect(game.discard('opponent')).toEqual(['envy']);
});

test('whenever another Good Person defeats an Opponent card, it takes 1 damage', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'michael', 'azrael', 'raphael'] }],
      opponents: ['envy on camael', 'ganga', 'black-blade', 'satan'],
    },
    content,
  ).run(actionPhase());
  game.answers('michael attacks ganga', 'raphael attacks satan');
  expect(game.left('camael')).toBe(3);
  game.answer('azrael attacks black-blade');
  expect(game.left('camael')).toBe(2);
  expect([game.left('michael'), game.left('azrael'), game.left('raphael')]).toEqual([7, 7, 6]);
  game.answer('end');
});

test('its own success does not grieve it; another’s may be its end, and that is no Luring', () => {
  const game = scene(
    {
      seats: [{ play: ['camael damaged 3', 'michael'] }],
      opponents: ['envy on camael', 'ganga', 'black-blade'],
    },
    content,
  ).run(actionPhase());
  game.answer('camael attacks black-blade');
  expect(game.left('camael')).toBe(1);
  game.answer('michael attacks ganga');
  expect(game.discard(0)).toEqual(['camael']);
});
