import { afterEach, expect, test } from 'vitest';
import { luredActionPhase, opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('every Good player looks at the top 5 cards of the Opponent deck', () => {
  const top = ['envy', 'wrath', 'ganga', 'satan', 'paimon'];
  const game = scene({ seats: [{ hand: ['crystal-sea'] }, {}], opponentDeck: [...top, 'agares'] }).run(
    playPhase(),
  );
  game.answer('play crystal-sea');
  expect(game.table.known.map((cards) => game.names(cards))).toEqual([top, top]);
});

test('for team mates too no Opponent card is drawn, until the player’s own next Play Phase', () => {
  const game = scene({ seats: [{ hand: ['crystal-sea'] }, {}], opponentDeck: ['envy', 'satan'] });
  game.run(playPhase()).answer('play crystal-sea');
  game.run(opponentPhase(1), playPhase(1), opponentPhase(0));
  expect(game.table.opponentPile.deck).toHaveLength(2);
  game.run(playPhase(0), opponentPhase(1));
  expect(game.discard(0)).toEqual(['crystal-sea']);
  expect(game.table.opponentPile.deck).toHaveLength(1);
});

test('it does not hold a Lured Player, who is no Opponent card', () => {
  const game = scene({ seats: [{ play: ['crystal-sea', 'michael'] }, { play: ['raphael'], lured: 1 }] });
  game.run(luredActionPhase(1));
  expect(game.left('michael')).toBe(1);
});
