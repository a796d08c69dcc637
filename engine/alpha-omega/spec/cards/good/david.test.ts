import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4, satan: 8 });

test('his blow at a Person of Strength 6 or more is 5 stronger, which the balance does not count', () => {
  const game = scene(
    { seats: [{ play: ['david'] }], opponents: ['satan', 'raphael of 0', 'gabriel of 0'] },
    content,
  );
  expect(['satan', 'raphael', 'gabriel'].map((name) => game.attack('david', name))).toEqual([9, 9, 4]);
  expect(game.balance).toBe(4 - 8 - 6 - 5);
  game.run(actionPhase()).answers('david attacks satan');
  expect(game.discard('opponent')).toEqual(['satan']);
});

test('what is printed decides, not what Uriel leaves of it or a blade adds', () => {
  const game = scene(
    {
      seats: [{ play: ['david', 'uriel'] }],
      opponents: ['raphael of 0', 'gabriel of 0', 'flaming-sword on gabriel of 0'],
    },
    content,
  );
  expect(game.strength('raphael')).toBe(4);
  expect(game.attack('david', 'raphael')).toBe(9);
  expect(game.attack('david', 'gabriel')).toBe(4);
});

test('no Place is a giant', () => {
  const game = scene({ seats: [{ play: ['david', 'heaven'] }] }, content);
  expect(game.attack('david', 'heaven')).toBe(4);
});
