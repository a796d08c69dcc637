import { afterEach, expect, test } from 'vitest';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const opponentDeck = ['abigor', 'envy', 'wrath', 'ganga'];

test('once per turn, the top 3 cards of the Opponent deck go back in any order', () => {
  const game = scene({ seats: [{ play: ['gabriel'] }], opponents: ['satan'], opponentDeck });
  game.run(actionPhase()).answer('use gabriel');
  expect(game.options).toEqual(['choose abigor', 'choose envy', 'choose wrath']);
  game.answer('choose wrath', 'choose abigor', 'choose envy');
  expect(game.names(game.table.opponentPile.deck)).toEqual(['wrath', 'abigor', 'envy', 'ganga']);
  expect(game.options).toEqual(['gabriel attacks satan', 'end']);
  game.answer('end').run(turn());
  expect(game.options).toContain('use gabriel');
  game.answer('end');
});

test('every Good player sees the cards, but only Gabriel’s knows the new order', () => {
  const game = scene({ seats: [{}, { play: ['gabriel'] }], opponentDeck });
  game.run(actionPhase(1)).answer('use gabriel');
  expect(game.names(game.table.known[0] ?? [])).toEqual(['abigor', 'envy', 'wrath']);
  game.answer('choose wrath', 'choose abigor', 'choose envy');
  expect(game.table.known[0]).toEqual([]);
  expect(game.names(game.table.known[1] ?? [])).toEqual(['wrath', 'abigor', 'envy']);
});

test('a single card is looked at, and there is no order to ask about', () => {
  const game = scene({ seats: [{ play: ['gabriel'] }], opponentDeck: ['envy'] });
  game.run(actionPhase()).answer('use gabriel');
  expect(game.names(game.table.known[0] ?? [])).toEqual(['envy']);
});
