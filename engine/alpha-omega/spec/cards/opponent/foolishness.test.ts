import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ zadkiel: 4, buer: 4, ganga: 4, satan: 8 });

test('the first Opponent Person strikes the weakest Good card and the Opponent Person next in play', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'heaven'] }],
      opponents: ['agares', 'ganga', 'satan'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  expect(game.left('michael')).toBe(2);
  expect(game.discard('opponent')).toEqual(['ganga', 'foolishness']);
  expect([game.left('satan'), game.card('agares')?.acted]).toEqual([8, true]);
});

test('a Good card may step in for a Good card, and none for the Opponent', () => {
  const game = scene(
    {
      seats: [{ play: ['zadkiel', 'michael'] }],
      opponents: ['agares', 'satan'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  game.answer('use zadkiel');
  expect([game.left('zadkiel'), game.left('michael'), game.left('satan')]).toEqual([4, 7, 3]);
});

test('alone among the Opponents he strikes the Good card only; without a Good card the Opponent only', () => {
  const alone = scene(
    {
      seats: [{ play: ['michael'] }],
      opponents: ['agares'],
      opponentDeck: ['foolishness'],
    },
    content,
  );
  expect(alone.run(opponentPhase()).left('michael')).toBe(2);
  const unopposed = scene({ opponents: ['agares', 'satan'], opponentDeck: ['foolishness'] }, content);
  expect(unopposed.run(opponentPhase()).left('satan')).toBe(3);
});

test('waiting for an Opponent Person, it makes the first one strike, which is that card’s attack', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponentDeck: ['foolishness', 'ganga'] }, content);
  game.run(opponentPhase());
  expect(game.card('foolishness')?.waiting).toBe(true);
  game.run(opponentPhase());
  expect(game.left('michael')).toBe(7 - 4);
  expect(game.discard('opponent')).toEqual(['foolishness']);
});

test('it is a blow, even of one that would rather use an ability', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponents: ['buer damaged 1'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  expect([game.left('michael'), game.left('buer')]).toEqual([3, 3]);
  const unopposed = scene({ opponents: ['buer damaged 1', 'satan'], opponentDeck: ['foolishness'] }, content);
  expect(unopposed.run(opponentPhase()).left('satan')).toBe(4);
});
