import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

const calling = 'in-cubic-phalanx-firm';
const four = ['michael', 'azrael', 'raphael', 'jehudiel'];

test('needs 4 Persons of one’s own at 3 Strength Checks in a row', () => {
  const progress = (play: readonly string[]): unknown => {
    const seats = [{ play, callings: [`${calling} progress 2`] }, { play: ['camael'] }];
    const game = scene({ seats, opponents: ['nuriel of 0'] }).run(...strengthCheck);
    return game.table.seats[0]?.callings[0]?.progress;
  };
  expect(progress(four)).toBe(3);
  expect(progress(four.slice(1))).toBe(0);
});

test('then one’s own Persons take 1 less damage, team mates’ and Items do not', () => {
  const attacked = (play: readonly string[], mate: readonly string[], name: string): unknown => {
    const seats = [{ play, callings: [`${calling} achieved`] }, { play: mate }];
    return scene({ seats, opponents: ['ganga'] }, content)
      .run(cleanUp)
      .left(name);
  };
  expect(attacked(['michael'], [], 'michael')).toBe(4);
  expect(attacked([], ['michael'], 'michael')).toBe(3);
  expect(attacked(['michael', 'heavenly-armor on michael'], [], 'heavenly-armor')).toBe(1);
});
