import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, pandemonium: 6 });

test('in every Opponent Phase one more Opponent card is drawn, and acts', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }, {}],
      opponents: ['pandemonium'],
      opponentDeck: ['ganga', 'flaga', 'satan', 'wrath', 'agares'],
    },
    content,
  ).run(opponentPhase(0));
  expect(game.inPlay('opponent')).toEqual(['pandemonium', 'ganga', 'flaga', 'michael']);
  // Ganga’s 4, and Flaga’s 3 with the 1 that each of them gives.
  expect(game.card('michael')?.side).toBe('opponent');
});

test('drawn, it replaces Heaven and draws nothing yet; 6 damage bring it down', () => {
  const game = scene(
    {
      seats: [{ play: ['heaven', 'michael'] }],
      opponentDeck: ['pandemonium', 'ganga'],
    },
    content,
  ).run(opponentPhase());
  expect([game.inPlay('opponent'), game.discard(0)]).toEqual([['pandemonium'], ['heaven']]);
  expect(game.left('pandemonium')).toBe(6);
  game.run(actionPhase()).answer('michael attacks pandemonium');
  expect(game.discard('opponent')).toEqual(['pandemonium']);
});
