import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4, ganga: 4 }, withHumans);

test('Paimon Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['paimon'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user and every heretic among the Opponents has 1 more Strength, who is both too', () => {
  const game = scene({ opponents: ['paimon', 'jezebel', 'elymas', 'agares'] }, content);
  expect([game.strength('jezebel'), game.strength('elymas')]).toEqual([4, 4]);
  expect([game.strength('paimon'), game.strength('agares')]).toEqual([5, 5]);
});

test('those who have gone over to the Good side no longer', () => {
  const layout = { seats: [{ play: ['pahaliah'] }], opponents: ['paimon', 'jezebel'] };
  const game = scene(layout, content).run(actionPhase()).answers('use pahaliah', 'end');
  expect(game.strength('jezebel')).toBe(3);
});

test('when he is defeated an Opponent card is drawn, which acts', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponents: ['paimon'],
      opponentDeck: ['ganga', 'agares'],
    },
    content,
  ).run(actionPhase());
  game.answer('michael attacks paimon');
  expect(game.inPlay('opponent')).toEqual(['ganga']);
  expect(game.left('michael')).toBe(7 - 4);
});

test('not when a fellow Opponent is defeated, nor for a wound', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'nuriel'] }],
      opponents: ['paimon', 'agares'],
      opponentDeck: ['ganga'],
    },
    content,
  ).run(actionPhase());
  game.answers('michael attacks agares', 'nuriel attacks paimon');
  expect(game.inPlay('opponent')).toEqual(['paimon']);
});
