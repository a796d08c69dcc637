import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, nuriel: 4 });

const calling = 'such-high-advantages';

test.each([
  ['2 Persons, nobody Lured', ['azrael', 'raphael'], ['satan'], 4],
  ['1 Person', ['azrael'], ['satan'], 0],
  ['a team mate’s Person Lured', ['azrael', 'raphael'], ['uriel of 1'], 0],
] as const)('counts at 4 Strength Checks in a row: %s', (_, play, opponents, progress) => {
  const seats = [{ play, callings: [`${calling} progress 3`] }, { play: ['michael'] }];
  const game = scene({ seats, opponents }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('then for 4 rounds Good Persons, team mates’ too, are discarded and not Lured Astray', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'raphael'], callings: [`${calling} progress 3`] }, { play: ['nuriel'] }],
      opponents: ['ganga'],
      round: 5,
    },
    content,
  ).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.until).toBe(9);
  game.run(cleanUp);
  expect([game.discard(1), game.inPlay('opponent')]).toEqual([['nuriel'], ['ganga']]);
});
