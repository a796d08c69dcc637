import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8, tophet: 5 });

test('no Good card can be healed; Opponents can', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'michael damaged 3'] }],
      opponents: ['tophet', 'buer', 'satan damaged 3'],
    },
    content,
  ).run(actionPhase());
  game.answer('use raphael').answer('end');
  expect(game.left('michael')).toBe(4);
  game.run(cleanUp);
  expect(game.left('satan')).toBe(8);
});

test('5 damage bring it down, and wounds close again', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'michael damaged 3', 'gabriel'] }],
      opponents: ['tophet'],
    },
    content,
  );
  game.run(actionPhase()).answer('gabriel attacks tophet');
  expect(game.discard('opponent')).toEqual(['tophet']);
  expect(game.answer('use raphael').left('michael')).toBe(7);
});
