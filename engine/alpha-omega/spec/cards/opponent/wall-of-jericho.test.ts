import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8, 'scales-of-leviathan': 4, 'wall-of-jericho': 24 });

test('Opponent Persons take 2 less damage while the Wall stands, it and Items take all', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'camael', 'raphael'] }],
      opponents: ['wall-of-jericho', 'satan', 'pharaoh', 'scales-of-leviathan on pharaoh'],
    },
    content,
  ).run(actionPhase());
  game.answers(
    'azrael attacks satan',
    'raphael attacks wall-of-jericho',
    'camael attacks scales-of-leviathan',
  );
  expect([game.left('satan'), game.left('wall-of-jericho')]).toEqual([2, 18]);
  expect(game.card('scales-of-leviathan')).toBeUndefined();
});
