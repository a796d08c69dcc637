import { afterEach, expect, test } from 'vitest';
import { drawPhase, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const objective = 'cloven-tongues';

test('every Good player draws 2 cards and may play 2, and each Opponent Phase draws 2', () => {
  const game = scene({
    objective,
    seats: [{}, { hand: ['azrael', 'raphael', 'uriel'], deck: ['love', 'hope', 'faith'] }],
    opponentDeck: ['black-blade', 'black-blade', 'black-blade'],
  });
  game.run(opponentPhase(1));
  expect(game.inPlay('opponent')).toHaveLength(2);
  game.run(drawPhase(1), playPhase(1)).answers('play azrael', 'play raphael');
  expect([game.asked, game.hand(1)]).toEqual([null, ['uriel', 'love', 'hope']]);
});
