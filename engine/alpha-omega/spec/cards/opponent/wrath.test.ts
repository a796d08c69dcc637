import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, satan: 8 });

const rest = 'lucifer-envies-gods-glory';

test('the first Opponent Person has 1 more Strength until the same player’s next Opponent Phase', () => {
  const game = scene(
    {
      seats: [{}, {}],
      opponents: ['ganga', 'satan'],
      opponentDeck: ['wrath', rest, rest],
    },
    content,
  );
  const after = (seat: number): number | null => game.run(opponentPhase(seat)).strength('ganga');
  expect([after(0), after(1)]).toEqual([5, 5]);
  game.nextRound();
  expect(after(0)).toBe(4);
  expect(game.strength('satan')).toBe(8);
});

test('a second Wrath is for the next Opponent Person', () => {
  const game = scene({ opponents: ['ganga', 'wrath on ganga', 'satan'], opponentDeck: ['wrath'] }, content);
  game.run(opponentPhase());
  expect([game.strength('ganga'), game.strength('satan')]).toEqual([5, 9]);
});

test('it falls with the Person it is on', () => {
  const game = scene(
    { seats: [{ play: ['michael'] }], opponents: ['ganga', 'wrath on ganga', 'satan'] },
    content,
  );
  game.run(actionPhase()).answer('michael attacks ganga');
  expect(game.discard('opponent')).toEqual(['ganga', 'wrath']);
});
