import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { opponentPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ eremiel: 3, 'seven-lamps-of-god': 4, zadkiel: 4, mammon: 4 });

test('a die of 2: every Good Person takes 5 damage now and as the next round begins, and then never again', () => {
  const armoured = ['michael', 'heavenly-armor on michael'];
  const game = scene(
    {
      seats: [{ play: armoured }, { play: ['raphael', 'seven-lamps-of-god on raphael'] }],
      opponentDeck: ['hail-of-iron-globes'],
      dice: [2],
    },
    content,
  ).run(opponentPhase());
  expect([game.left('michael'), game.left('raphael'), game.left('seven-lamps-of-god')]).toEqual([7, 1, 4]);
  game.play();
  expect(game.state.outcome).toMatchObject({ reason: 'opponentDeckDefeated' });
  expect(game.left('michael')).toBe(2);
  expect(game.discard(1)).toEqual(['raphael', 'seven-lamps-of-god']);
});

test('it hits Persons that enter later, but no Opponent', () => {
  const game = scene(
    {
      seats: [{ hand: ['uriel'] }],
      opponents: ['mammon', 'hail-of-iron-globes rounds 2'],
    },
    content,
  ).run(playPhase());
  game.answer('play uriel').play();
  expect([game.left('uriel'), game.left('mammon')]).toEqual([1, 4]);
  game.run();
});

test('no attack: neither Michael nor Zadkiel can step in, but Eremiel can save', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'zadkiel', 'eremiel'] }],
      opponentDeck: ['hail-of-iron-globes'],
      dice: [1],
    },
    withStrengths({ eremiel: 6 }, content),
  ).run(opponentPhase());
  expect([game.asked, game.options]).toEqual(['interruptDefeat', ['use eremiel', 'decline']]);
  game.answer('use eremiel');
  expect(game.left('zadkiel')).toBe(1);
  expect(game.discard(0)).toEqual([]);
});

test('ruling 44: Eremiel, who has nothing left himself, saves himself and nobody else', () => {
  const game = scene(
    {
      seats: [{ play: ['zadkiel', 'eremiel'] }],
      opponentDeck: ['hail-of-iron-globes'],
      dice: [1],
    },
    content,
  ).run(opponentPhase());
  expect([game.asked, game.options]).toEqual(['interruptDefeat', ['use eremiel', 'decline']]);
  game.answer('use eremiel');
  expect([game.left('eremiel'), game.discard(0)]).toEqual([1, ['zadkiel']]);
});
