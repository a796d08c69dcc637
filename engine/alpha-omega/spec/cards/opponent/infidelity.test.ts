import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, luredActionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('the weakest Good Person cannot attack, but may use abilities', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'raphael damaged 3'] }],
      opponents: ['ganga'],
      opponentDeck: ['infidelity'],
    },
    content,
  ).run(opponentPhase(), actionPhase());
  expect(game.options).toEqual(['use raphael', 'michael attacks ganga', 'end']);
  game.answer('end');
});

test('it may still take an attack for another', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'camael'] }],
      opponents: ['infidelity on michael', 'ganga'],
    },
    content,
  ).run(cleanUp);
  expect(game.answer('use michael').left('michael')).toBe(3);
});

test('as a Lured Player’s Person it is spared attacking team mates', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'], lured: 1 }, { play: ['michael'] }],
      opponents: ['infidelity on camael'],
    },
    content,
  ).run(luredActionPhase());
  expect(game.left('michael')).toBe(7);
});
