import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ zadkiel: 4, buer: 4, ganga: 4, satan: 8 });

test('the first Opponent Person strikes the weakest Good Person and the Opponent Person next in play', () => {
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

test('alone among the Opponents he strikes the Good Person only; without a Good Person the Opponent only', () => {
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

test('only a Good Person: no Item or Place, however weak', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'flaming-sword on michael', 'heaven damaged 7'] }],
      opponents: ['agares'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  expect([game.left('michael'), game.left('flaming-sword'), game.left('heaven')]).toEqual([2, 3, 1]);
  const declared = game.events.find((event) => event.type === 'attackDeclared');
  expect(declared).toMatchObject({ why: { kind: 'told', pick: 'weakest', left: 7, tied: 1 } });
  const nobody = scene(
    { seats: [{ play: ['heaven'] }], opponents: ['agares', 'satan'], opponentDeck: ['foolishness'] },
    content,
  ).run(opponentPhase());
  expect([nobody.left('heaven'), nobody.left('satan')]).toEqual([8, 3]);
});

test('one that cannot attack strikes neither', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponents: ['lions-of-the-den', 'satan'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  expect([game.left('michael'), game.left('satan')]).toEqual([7, 8]);
  expect(game.types.filter((type) => type === 'idled')).toHaveLength(1);
});

test('an Opponent that cannot be attacked is not struck', () => {
  const game = scene(
    {
      // He is bound before round 7.
      objective: 'behold-i-make-all-things-new',
      round: 5,
      seats: [{ play: ['michael'] }],
      opponents: ['agares', 'satan'],
      opponentDeck: ['foolishness'],
    },
    content,
  ).run(opponentPhase());
  expect([game.left('michael'), game.left('satan')]).toEqual([2, 8]);
});

test('the card says whom he strikes, whoever he would attack by himself', () => {
  const play = (striker: string, ...persons: readonly string[]): Scene =>
    scene({ seats: [{ play: persons }], opponents: [striker], opponentDeck: ['foolishness'] }, content).run(
      opponentPhase(),
    );
  const strongest = play('beelzebub', 'azrael', 'gabriel');
  expect([strongest.left('azrael'), strongest.card('gabriel')?.side]).toEqual([7, 'opponent']);
  const busy = play('stolas', 'azrael acted', 'gabriel');
  expect([busy.left('azrael'), busy.card('gabriel')?.side]).toEqual([7, 'opponent']);
});

test('in Opponent Play too it strikes the weakest Good Person; a tie is for their player to decide', () => {
  const play = (...persons: readonly string[]): Scene =>
    scene(
      {
        round: 1,
        turn: 0,
        seats: [{ play: persons }],
        opponents: ['agares'],
        opponentHands: [['foolishness']],
      },
      content,
    ).run({ kind: 'opponentPlayCard', seat: 0, by: 1 });
  const game = play('azrael', 'gabriel');
  game.answer('play foolishness');
  expect([game.left('azrael'), game.card('gabriel')?.side]).toEqual([7, 'opponent']);
  const tied = play('jehudiel', 'raphael');
  tied.answer('play foolishness');
  expect([tied.askedSeat, tied.options]).toEqual([1, ['choose jehudiel', 'choose raphael']]);
  tied.answer('choose raphael');
  expect(tied.left('raphael')).toBe(1);
});
