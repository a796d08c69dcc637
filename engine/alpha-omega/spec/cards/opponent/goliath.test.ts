import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ goliath: 18 });

test.each([
  ['jehudiel', 6 - 3],
  // Azrael deals 1 more.
  ['azrael', 7 + 1 - 3 - 3],
  ['raphael', 6 + 4 - 3 - 3],
])(
  'Goliath takes 3 less damage, and 3 less again from whoever bears an Item, a weapon too: %s',
  (by, taken) => {
    const play = ['azrael', 'heavenly-armor on azrael', 'raphael', 'flaming-sword on raphael', 'jehudiel'];
    const game = scene({ seats: [{ play }], opponents: ['goliath'] }, content);
    game.run(actionPhase()).answer(`${by} attacks goliath`);
    expect(game.left('goliath')).toBe(18 - taken);
  },
);

test('one champion a round: whoever attacks him is the only one to, until the next round', () => {
  const seats = [{ play: ['azrael', 'jehudiel'] }, { play: ['michael'] }];
  const game = scene({ seats, opponents: ['goliath', 'ganga'] }, content);
  const aimsAt = (): readonly string[] => game.options.filter((option) => option.includes('goliath'));
  game.run(actionPhase()).answer('jehudiel attacks goliath');
  expect(aimsAt()).toEqual([]);
  expect(game.options).toContain('azrael attacks ganga');
  game.answer('end').run(actionPhase(1));
  expect(aimsAt()).toEqual([]);
  game.answer('end').nextRound().run(actionPhase());
  expect(aimsAt()).toContain('azrael attacks goliath');
  game.answer('end');
});

test('those that bear Items deal any other Opponent all their damage', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'heavenly-armor on raphael'] }],
      opponents: ['goliath', 'satan'],
    },
    content,
  );
  expect([game.attack('raphael', 'goliath'), game.attack('raphael', 'satan')]).toEqual([3, 6]);
});
