import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3 });

const calling = 'the-third-is-thine';
const blades = ['black-blade', 'black-blade', 'black-blade'];

test.each([
  ['camael', 2],
  ['gabriel', 0],
])('counts a lead of the Opponents of 5, not of 4: 9 against %s', (friend, progress) => {
  const game = scene({ seats: [{ play: [friend], callings: [`${calling} progress 1`] }], opponents: blades });
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('Good Persons, team mates’ too, have double Strength until the end of the next round', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'], callings: [`${calling} progress 1`] }, { play: ['dumah'] }],
      opponents: [...blades, 'black-blade'],
      round: 3,
    },
    content,
  ).run(...strengthCheck);
  const strengths = (): readonly unknown[] =>
    ['camael', 'dumah', 'black-blade'].map((name) => game.strength(name));
  expect(strengths()).toEqual([8, 6, 3]);
  game.run({ kind: 'round' });
  expect([game.table.round, strengths()]).toEqual([4, [8, 6, 3]]);
  game.answers('end', 'end');
  expect([game.table.round, strengths()]).toEqual([5, [4, 3, 3]]);
  game.run();
});
