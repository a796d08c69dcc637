import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

const objective = 'behold-i-make-all-things-new';

test('Zion begins in play against Satan and the Beast', () => {
  const game = scene({ objective, opponentDeck: ['satan'], firstDraw: true }, content).run({
    kind: 'objectiveSetUp',
  });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['zion'], ['satan', 'the-beast']]);
});

test.each([
  ['bound', 6, 8, ['azrael attacks agares', 'end'], 7],
  ['loosed', 7, 16, ['azrael attacks satan', 'azrael attacks agares', 'end'], 5],
] as const)('Satan is %s in round %i', (_, round, strength, options, accused) => {
  const game = scene(
    {
      objective,
      seats: [{ play: ['azrael'] }],
      opponents: ['satan', 'agares acted'],
      round,
    },
    content,
  );
  expect(game.strength('satan')).toBe(strength);
  game.run(actionPhase());
  expect(game.options).toEqual(options);
  game.run().run(turn());
  expect(game.left('azrael')).toBe(accused);
  game.run().run(cleanUp);
  expect(game.card('azrael')?.side).toBe(round === 6 ? 'good' : 'opponent');
});
