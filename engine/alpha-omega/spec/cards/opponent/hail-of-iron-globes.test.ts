import { afterEach, expect, test } from 'vitest';
import { opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('a die of 1: every Good Person takes 5 damage now, and never again', () => {
  const game = scene({
    seats: [{ play: ['michael'] }, { play: ['raphael', 'flaming-sword on raphael'] }],
    opponents: ['ganga acted'],
    opponentDeck: ['hail-of-iron-globes'],
    dice: [1],
  }).run(opponentPhase());
  expect([game.left('michael'), game.left('raphael')]).toEqual([2, 1]);
  expect([game.left('flaming-sword'), game.left('ganga')]).toEqual([3, 4]);
  game.play();
  expect(game.discard('opponent')).toEqual(['hail-of-iron-globes']);
  expect(game.left('michael')).toBe(2);
  game.run();
});

test('Persons that enter later are hit as the next round begins', () => {
  const game = scene({ seats: [{ hand: ['uriel'] }], opponents: ['hail-of-iron-globes rounds 2'] });
  game.run(playPhase()).answer('play uriel').play();
  expect(game.left('uriel')).toBe(1);
});

test('no attack: neither Michael nor Zadkiel can step in, but Eremiel can save', () => {
  const game = scene({
    seats: [{ play: ['michael', 'zadkiel', 'eremiel'] }],
    opponentDeck: ['hail-of-iron-globes'],
    dice: [1],
  }).run(opponentPhase());
  expect([game.asked, game.options]).toEqual(['interruptDefeat', ['use eremiel', 'decline']]);
  game.answer('use eremiel');
  expect(game.left('zadkiel')).toBe(1);
  expect(game.discard(0)).toEqual(['eremiel']);
});
