import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4 });

test('the weakest Good Person has 2 less Strength, also in the balance, until the same player’s next Opponent Phase', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'] }, { play: ['michael damaged 6'] }],
      opponentDeck: ['despair', 'inconstancy', 'inconstancy'],
    },
    content,
  ).run(opponentPhase(0));
  expect([game.attack('michael'), game.balance]).toEqual([5, 4 + 5]);
  game.run(opponentPhase(1));
  expect(game.strength('michael')).toBe(5);
  game.nextRound().run(opponentPhase(0));
  expect(game.strength('michael')).toBe(7);
  expect(game.discard('opponent')).toEqual(['despair']);
});

test('among equally weak Persons the acting player chooses; an Item is none', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'flaming-sword on camael'] }, { play: ['nuriel'] }],
      opponentDeck: ['despair'],
      turn: 1,
    },
    content,
  ).run(opponentPhase(1));
  expect([game.askedSeat, game.options]).toEqual([1, ['choose camael', 'choose nuriel']]);
  expect(game.answer('choose camael').strength('camael')).toBe(2);
});

test('a Lured Player’s Persons are passed over', () => {
  const game = scene(
    {
      seats: [{ play: ['dumah'], lured: 1 }, { play: ['michael'] }],
      opponentDeck: ['despair'],
    },
    content,
  ).run(opponentPhase());
  expect(game.hostOf('despair')).toBe('michael');
});
