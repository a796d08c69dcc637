import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8, tophet: 5 });

test('no Good card can be healed, and nobody tries; Opponents can', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'michael damaged 3'] }],
      opponents: ['tophet', 'buer', 'satan damaged 3'],
    },
    content,
  ).run(actionPhase());
  expect(game.options).not.toContain('use raphael');
  game.answer('end').run(cleanUp);
  expect(game.left('satan')).toBe(8);
});

test('what heals by itself heals no Good card', () => {
  const seats = [{ play: ['eden damaged 1', 'michael damaged 3', 'the-ark damaged 3'] }];
  const game = scene({ seats, opponents: ['tophet'] }, content).play();
  expect([game.left('michael'), game.card('the-ark')?.damage]).toEqual([4, 3]);
  game.run();
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
