import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ pahaliah: 3, furfur: 3 });

test('Furfur Lures Astray', () => {
  const game = scene({ seats: [{ play: ['pahaliah acted'] }], opponents: ['furfur'] }, content).run(cleanUp);
  expect(game.card('pahaliah')).toMatchObject({ side: 'opponent', lured: true });
});

test('when he attacks, lightning deals what the die shows to the strongest Good Person', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'raphael', 'heaven'] }],
      opponents: ['furfur'],
      dice: [5],
    },
    content,
  ).run(cleanUp);
  // He strikes Raphael (6) with 3 first.
  expect([game.left('azrael'), game.left('raphael'), game.left('heaven')]).toEqual([2, 3, 8]);
});

test('it may be the very one he attacks', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponents: ['furfur'], dice: [3] }, content).run(
    cleanUp,
  );
  expect(game.left('michael')).toBe(7 - 3 - 3);
});
