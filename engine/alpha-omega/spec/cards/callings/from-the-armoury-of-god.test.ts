import { afterEach, expect, test } from 'vitest';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const calling = 'from-the-armoury-of-god';

test.each([
  ['2 that bear an Item', ['azrael', 'flaming-sword on azrael', 'raphael', 'heavenly-armor on raphael'], 2],
  ['2 Items on one', ['azrael', 'flaming-sword on azrael', 'heavenly-armor on azrael', 'raphael'], 0],
] as const)('counts one’s own Persons at 2 Strength Checks in a row: %s', (_, play, progress) => {
  const mate = { play: ['uriel', 'seven-lamps-of-god on uriel'] };
  const game = scene({ seats: [{ play, callings: [`${calling} progress 1`] }, mate] });
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('then each of them that bears an Item has 1 more Strength, in attack and in the balance', () => {
  const game = scene({
    seats: [
      { play: ['azrael', 'heavenly-armor on azrael', 'raphael'], callings: [`${calling} achieved`] },
      { play: ['camael', 'flaming-sword on camael'] },
    ],
  });
  expect(['azrael', 'raphael', 'camael'].map((name) => game.strength(name))).toEqual([8, 6, 4]);
  expect([game.attack('azrael'), game.balance]).toEqual([9, 8 + 6 + 4 + 4]);
});

test('when achieved, its player takes back the Items of the own discard pile, and nothing else', () => {
  const play = ['azrael', 'flaming-sword on azrael', 'raphael', 'heavenly-armor on raphael'];
  const discard = ['seven-lamps-of-god', 'gabriel', 'courage', 'flaming-sword'];
  const game = scene({
    seats: [
      { play, discard, hand: ['love'], callings: [`${calling} progress 1`] },
      { discard: ['heavenly-armor'] },
    ],
  });
  game.run(...strengthCheck);
  expect(game.hand(0)).toEqual(['love', 'seven-lamps-of-god', 'flaming-sword']);
  expect(game.discard(0)).toEqual(['gabriel', 'courage']);
  expect([game.hand(1), game.discard(1)]).toEqual([[], ['heavenly-armor']]);
});
