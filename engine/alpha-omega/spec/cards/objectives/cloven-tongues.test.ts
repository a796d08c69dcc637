import { afterEach, expect, test } from 'vitest';
import { drawPhase, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const objective = 'cloven-tongues';

test('every Good player draws 2 cards and may play 3, and each Opponent Phase draws 2', () => {
  const game = scene({
    objective,
    seats: [{}, { hand: ['azrael', 'raphael', 'uriel', 'camael'], deck: ['love', 'hope', 'faith'] }],
    opponentDeck: ['black-blade', 'black-blade', 'black-blade'],
  });
  game.run(opponentPhase(1));
  expect(game.inPlay('opponent')).toHaveLength(2);
  game.run(drawPhase(1), playPhase(1)).answers('play azrael', 'play raphael', 'play uriel');
  expect([game.asked, game.hand(1)]).toEqual([null, ['camael', 'love', 'hope']]);
});
