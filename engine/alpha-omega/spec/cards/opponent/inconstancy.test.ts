import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

test('a Good Person that acts has 2 less Strength for the rest of the round, in attack and balance', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael', 'raphael damaged 1'] }, { play: ['camael acted'] }],
      opponents: ['inconstancy', 'satan', 'agares'],
    },
    content,
  ).run(actionPhase());
  game.answer('michael attacks satan');
  expect([game.left('satan'), game.strength('michael'), game.strength('azrael')]).toEqual([3, 5, 7]);
  game.answer('use raphael').answer('end');
  expect([game.strength('raphael'), game.strength('camael')]).toEqual([4, 2]);
  expect(game.strength('satan')).toBe(8);
});

test('until the same player’s next Opponent Phase', () => {
  const game = scene(
    {
      seats: [{ play: ['michael acted'] }, {}],
      opponentDeck: ['inconstancy', 'envy', 'wrath'],
    },
    content,
  ).run(opponentPhase(0), opponentPhase(1));
  expect(game.strength('michael')).toBe(7 - 2 - 1);
  game.nextRound().run(opponentPhase(0));
  expect(game.discard('opponent')).toEqual(['inconstancy']);
});
