import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ flaga: 3, ganga: 4, satan: 8 });

const rest = 'lucifer-envies-gods-glory';

test('double Strength for a full round, none for the next, then as printed', () => {
  const game = scene(
    {
      seats: [{}, {}],
      opponents: ['ganga'],
      opponentDeck: ['injustice', rest, rest, rest, rest],
    },
    content,
  );
  const strengths = [0, 1, 0, 1, 0].map((seat) => game.run(opponentPhase(seat)).strength('ganga'));
  expect(strengths).toEqual([8, 8, 0, 0, 4]);
  expect(game.discard('opponent')).toContain('injustice');
});

test('it is put on the first Opponent Person, and leaves hit points and weapons as they are', () => {
  const game = scene(
    {
      opponents: ['ganga', 'black-blade on ganga', 'satan'],
      opponentDeck: ['injustice', rest],
    },
    content,
  ).run(opponentPhase());
  expect([game.attack('ganga'), game.strength('satan')]).toEqual([4 * 2 + 3, 8]);
  game.run(opponentPhase());
  expect([game.attack('ganga'), game.left('ganga')]).toEqual([3, 4]);
});

test('what others add is doubled, and taken away, with it', () => {
  const game = scene({ opponents: ['flaga', 'ganga'], opponentDeck: ['injustice', rest] }, content).run(
    opponentPhase(),
  );
  expect(game.strength('flaga')).toBe((3 + 1 + 1) * 2);
  expect(game.run(opponentPhase()).strength('flaga')).toBe(0);
});
