import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Mammon Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['mammon'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('when he attacks, every Good player discards a card from the hand, which one is the player’s choice', () => {
  const game = scene({
    seats: [{ play: ['michael'], hand: ['love', 'hope'] }, { hand: ['faith', 'love'] }, { hand: ['hope'] }],
    opponents: ['mammon'],
  }).run(cleanUp);
  expect([game.askedSeat, game.asked]).toEqual([0, 'discardCards']);
  game.answer('choose hope').answer('choose faith');
  expect([game.discard(0), game.discard(1), game.discard(2)]).toEqual([['hope'], ['faith'], ['hope']]);
  expect([game.hand(0), game.hand(1), game.hand(2)]).toEqual([['love'], ['love'], []]);
});

test('not when there is nothing to attack', () => {
  const game = scene({ seats: [{ hand: ['love'] }], opponents: ['mammon'] }).run(cleanUp);
  expect(game.hand(0)).toEqual(['love']);
});
