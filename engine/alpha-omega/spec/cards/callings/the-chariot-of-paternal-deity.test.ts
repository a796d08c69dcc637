import { afterEach, expect, test } from 'vitest';
import { playPhase, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const calling = 'the-chariot-of-paternal-deity';

test.each([
  ['a team mate’s Place', 'heaven', 2],
  ['no Place', 'azrael', 0],
] as const)('counts at 2 Strength Checks in a row: %s', (_, play, progress) => {
  const game = scene({ seats: [{ callings: [`${calling} progress 1`] }, { play: [play] }] });
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('then for 2 rounds every Good player may play 2 cards', () => {
  const game = scene({
    seats: [
      { play: ['heaven'], callings: [`${calling} progress 1`] },
      { hand: ['azrael', 'michael', 'raphael'] },
    ],
    round: 2,
  }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.until).toBe(4);
  game.run(playPhase(1)).answers('play azrael', 'play michael');
  expect([game.asked, game.hand(1)]).toEqual([null, ['raphael']]);
});
