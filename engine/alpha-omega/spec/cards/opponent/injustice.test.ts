import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase, turn } from '../../../testing/phases.ts';
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
  const after = (seat: number): number | null => game.run(opponentPhase(seat)).strength('ganga');
  expect([after(0), after(1)]).toEqual([8, 8]);
  game.nextRound();
  expect([after(0), after(1)]).toEqual([0, 0]);
  game.nextRound();
  expect(after(0)).toBe(4);
  expect(game.discard('opponent')).toContain('injustice');
});

test('ruling 10: coming in a turn before its Opponent Phase, it is not counted in that one', () => {
  const game = scene(
    {
      objective: 'ye-shall-be-as-gods',
      seats: [{ deck: Array.from({ length: 9 }, () => 'love') }],
      opponents: ['ganga acted'],
      opponentDeck: ['injustice', rest, rest, rest],
    },
    content,
  );
  const after = (answer: 'accept' | 'decline'): number | null =>
    game.nextRound().run(turn()).answer(answer).run().strength('ganga');
  expect(after('accept')).toBe(8);
  expect(after('decline')).toBe(0);
  expect(after('decline')).toBe(4);
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
  game.nextRound().run(opponentPhase());
  expect([game.attack('ganga'), game.left('ganga')]).toEqual([3, 4]);
});

test('what others add is doubled, and taken away, with it', () => {
  const game = scene({ opponents: ['flaga', 'ganga'], opponentDeck: ['injustice', rest] }, content).run(
    opponentPhase(),
  );
  expect(game.strength('flaga')).toBe((3 + 1 + 1) * 2);
  expect(game.nextRound().run(opponentPhase()).strength('flaga')).toBe(0);
});
