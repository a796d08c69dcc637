import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, nuriel: 4 });

const objective = 'it-is-finished';

test.each([
  [3, null],
  [4, 'action'],
])('no Good Person attacks for 3 rounds: in round %i', (round, asked) => {
  const game = scene({ objective, seats: [{ play: ['azrael'] }], opponents: ['satan'], round }, content);
  game.run(actionPhase());
  expect(game.asked).toBe(asked);
  game.run();
});

test('as round 4 begins Good Persons are healed and an Opponent Person of one’s choice is defeated, once', () => {
  const game = scene(
    {
      objective,
      seats: [{ play: ['azrael damaged 6', 'heaven damaged 2'] }, { play: ['dumah damaged 2'] }],
      opponents: ['agares', 'alloces', 'black-blade'],
      round: 3,
    },
    content,
  ).play();
  expect(game.options).toEqual(['choose agares', 'choose alloces']);
  game.answer('choose alloces');
  expect([game.left('azrael'), game.left('dumah'), game.left('heaven')]).toEqual([7, 3, 6]);
  expect(game.inPlay('opponent')).toEqual(['agares', 'black-blade']);
  game.run().play();
  expect(game.inPlay('opponent')).toEqual(['agares', 'black-blade']);
  game.run();
});

test.each([
  [3, ['ganga', 'nuriel'], []],
  [4, ['ganga'], ['nuriel']],
] as const)('from round 4 on nobody is Lured Astray: in round %i', (round, opponents, discard) => {
  const game = scene(
    { objective, seats: [{ play: ['nuriel acted'] }], opponents: ['ganga'], round },
    content,
  ).run(cleanUp);
  expect([game.inPlay('opponent'), game.discard(0)]).toEqual([opponents, discard]);
});
