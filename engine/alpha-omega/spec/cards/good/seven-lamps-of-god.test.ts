import { afterEach, expect, test } from 'vitest';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

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

test('the bearer’s fall is no loss to Opponent play', () => {
  const game = scene({
    seats: [{ play: ['camael damaged 1', 'seven-lamps-of-god on camael'] }],
    opponents: ['abigor'],
  }).run(cleanUp);
  expect(game.discard(0)).toEqual(['camael', 'seven-lamps-of-god']);
  expect(game.table.seats[0]?.lossRounds).toBe(0);
});

test('the Lamps can be defeated first; then their bearer can be Lured', () => {
  const game = scene({
    seats: [{ play: ['raphael', 'seven-lamps-of-god on raphael'] }],
    opponents: ['ganga', 'abigor'],
  }).run(cleanUp);
  expect(game.discard(0)).toEqual(['seven-lamps-of-god']);
  expect(game.card('raphael')).toMatchObject({ side: 'opponent', lured: true });
});

test('they have no offensive Strength', () => {
  const game = scene({ seats: [{ play: ['raphael', 'seven-lamps-of-god on raphael'] }] });
  expect([game.attack('raphael'), game.balance]).toEqual([6, 6]);
});
