import { afterEach, expect, test } from 'vitest';
import { playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';
import { view } from '../../../view.ts';

afterEach(expectNothingLeftOpen);

test('every Good player may play 2 cards, and need not', () => {
  const hand = ['camael', 'raphael', 'uriel'];
  const game = scene({ seats: [{ play: ['zion'], hand }, { hand: ['michael', 'azrael'] }] }).run(playPhase());
  const plays = () => {
    const { playsLeft, playsFurther = null } = view(game.state, game.look.content, []);
    return [playsLeft, playsFurther];
  };
  expect(plays()).toEqual([2, null]);
  game.answer('play camael');
  expect(plays()).toEqual([1, true]);
  game.answer('play raphael');
  expect([game.asked, game.hand(0)]).toEqual([null, ['uriel']]);
  game.run(playPhase(1)).answers('play michael', 'pass');
  expect(game.hand(1)).toEqual(['azrael']);
});

test('played, it is the one card of that Play Phase; replaced, there is one play again', () => {
  const game = scene({ seats: [{ hand: ['zion', 'camael', 'heaven', 'raphael', 'uriel'] }] }).run(
    playPhase(),
  );
  game.answer('play zion');
  expect([game.left('zion'), game.balance]).toEqual([5, 0]);
  expect(game.asked).toBeNull();
  game.run(playPhase()).answers('play heaven', 'play camael').run(playPhase()).answer('play raphael');
  expect([game.asked, game.hand(0)]).toEqual([null, ['uriel']]);
});

test('a Lured Player must play 1 card and no second one', () => {
  const hand = ['camael', 'raphael', 'uriel'];
  const game = scene({ seats: [{ hand, lured: 1 }, { play: ['zion'] }] });
  game.run({ kind: 'playPhase', seat: 0, lured: true }).answer('play camael');
  expect([game.asked, game.hand(0)]).toEqual([null, ['raphael', 'uriel']]);
});
