import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ moses: 5 });

const calling = 'of-celestial-armies-prince';

test.each([
  [['raphael'], 1],
  [['azrael'], 0],
] as const)('counts 2 Good archangels, whoever’s, at a Strength Check: Michael and %s', (mate, progress) => {
  const seats = [{ play: ['michael'], callings: [`${calling} progress 0`] }, { play: mate }];
  const game = scene({ seats, opponents: ['gabriel of 0'] }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('then every Good Angel has 1 more Strength, a team mate’s too; humans and Lured Angels have not', () => {
  const game = scene(
    {
      seats: [
        { play: ['michael'], callings: [`${calling} achieved`] },
        { play: ['camael', 'moses damaged 1'] },
      ],
      opponents: ['raphael of 0'],
    },
    content,
  );
  expect(['michael', 'camael', 'moses'].map((name) => game.strength(name))).toEqual([8, 5, 5]);
  // A wounded Moses strengthens the Opponents by 1.
  expect(game.strength('raphael')).toBe(6 + 1);
});
