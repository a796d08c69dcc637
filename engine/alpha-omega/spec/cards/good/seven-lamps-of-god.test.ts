import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4, nuriel: 4, 'seven-lamps-of-god': 4 });

test('they are carried beside a weapon and an armour, but not beside other Lamps', () => {
  const game = scene({
    seats: [
      {
        hand: ['seven-lamps-of-god'],
        play: ['raphael', 'flaming-sword on raphael', 'heavenly-armor on raphael', 'camael'],
      },
      { play: ['nuriel', 'seven-lamps-of-god on nuriel'] },
    ],
  }).run(playPhase());
  expect(game.options).toEqual([
    'play seven-lamps-of-god on raphael',
    'play seven-lamps-of-god on camael',
    'pass',
  ]);
  game.answer('pass');
});

test('the bearer has 1 more Strength for every other Good Angel, a team mate’s too, and for no human', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'seven-lamps-of-god on raphael', 'camael', 'david'] }, { play: ['uriel'] }],
      opponents: ['azrael of 0'],
    },
    content,
  );
  expect([game.strength('raphael'), game.strength('camael')]).toEqual([6 + 2, 4]);
  expect(game.attack('raphael')).toBe(8);
  expect(game.balance).toBe(8 + 4 + 4 + 6 - (7 - 2));
});

test('they burn on a human as on an Angel', () => {
  const game = scene(
    { seats: [{ play: ['camael', 'david', 'seven-lamps-of-god on david', 'uriel'] }] },
    content,
  );
  expect(game.strength('david')).toBe(4 + 2);
});

test('Lured with its bearer, they shine by the light of those who stand against them', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'raphael', 'dumah'] }],
      opponents: ['nuriel of 0', 'seven-lamps-of-god on nuriel of 0'],
    },
    content,
  );
  expect([game.strength('nuriel'), game.left('seven-lamps-of-god')]).toEqual([4 + 3, 4]);
});

test('the Lamps can be defeated first', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'seven-lamps-of-god on raphael', 'azrael'] }],
      opponents: ['nuriel of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['seven-lamps-of-god']);
  expect(game.strength('raphael')).toBe(6);
});
