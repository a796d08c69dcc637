import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ pahaliah: 3 });

test('a Person that is Lured Astray strikes the weakest Good card at once', () => {
  const game = scene(
    {
      seats: [{ play: ['camael acted', 'azrael', 'heaven'] }],
      opponents: ['ganga', 'thirty-pieces-of-silver on ganga'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', acted: true });
  expect([game.left('azrael'), game.left('heaven')]).toEqual([3, 8]);
});

test('once per round, and by the hand of a Person that had not acted no second time in Clean-Up', () => {
  const game = scene(
    {
      seats: [{ play: ['pahaliah', 'camael', 'azrael'] }],
      opponents: ['flaga', 'thirty-pieces-of-silver on flaga', 'satan acted'],
    },
    content,
  ).run(cleanUp);
  // Flaga Lures Pahaliah, who strikes Camael (3 of 4) and has acted.
  expect([game.left('camael'), game.left('azrael')]).toEqual([1, 7]);
});

test('whom the first Lured one Lures does not strike in turn', () => {
  const game = scene(
    {
      seats: [{ play: ['pahaliah acted', 'camael damaged 3 acted', 'azrael'] }],
      opponents: ['ganga', 'thirty-pieces-of-silver on ganga'],
    },
    content,
  );
  game.run(cleanUp);
  // Ganga Lures Camael, he strikes Pahaliah, and there it ends.
  expect(game.inPlay('opponent')).toEqual(['ganga', 'thirty-pieces-of-silver', 'camael', 'pahaliah']);
  expect(game.left('azrael')).toBe(7);
});

test('in Opponent Play too it is the weakest that is struck', () => {
  const game = scene(
    {
      round: 1,
      turn: 0,
      seats: [{ play: ['camael', 'azrael', 'heaven'] }],
      opponents: ['ganga', 'thirty-pieces-of-silver on ganga'],
      opponentHands: [[]],
    },
    content,
  ).run({ kind: 'opponentAct', by: 1, first: true });
  game.answer('ganga attacks camael');
  expect(game.asked).toBe(null);
  expect([game.left('azrael'), game.left('heaven')]).toEqual([3, 8]);
});
