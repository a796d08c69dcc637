import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { drawPhase, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('another Opponent card is drawn, which acts', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponentDeck: ['lucifer-envies-gods-glory', 'ganga', 'satan'],
    },
    content,
  ).run(opponentPhase());
  expect(game.left('michael')).toBe(7 - 4);
  expect(game.names(game.table.opponentPile.deck)).toEqual(['satan']);
});

test('no player draws in the Draw Phase until the same player’s next Opponent Phase', () => {
  const game = scene(
    {
      seats: [{ deck: ['love'] }, { deck: ['love'] }],
      opponents: ['ganga'],
      opponentDeck: ['lucifer-envies-gods-glory', 'wrath', 'wrath', 'wrath'],
    },
    content,
  ).run(opponentPhase(0), drawPhase(0), opponentPhase(1), drawPhase(1));
  expect([game.hand(0), game.hand(1)]).toEqual([[], []]);
  game.nextRound().run(opponentPhase(0), drawPhase(0));
  expect(game.hand(0)).toEqual(['love']);
});

test('while Heaven is the Place it is 1 card', () => {
  const game = scene(
    {
      seats: [{ play: ['heaven'], deck: ['love', 'love'] }],
      opponents: ['lucifer-envies-gods-glory'],
    },
    content,
  );
  expect(game.run(drawPhase()).hand(0)).toHaveLength(1);
});

test('cards drawn outside the Draw Phase are drawn', () => {
  const game = scene(
    {
      seats: [{ hand: ['heaven'], deck: ['love', 'love'] }],
      opponents: ['lucifer-envies-gods-glory'],
    },
    content,
  );
  expect(game.run(playPhase()).answer('play heaven').hand(0)).toHaveLength(2);
});
