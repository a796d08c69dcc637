import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4, jannes: 3, pharaoh: 6 });

test('Pharaoh recovers from all damage as each round begins', () => {
  const game = scene({ seats: [{ play: ['camael'] }], opponents: ['pharaoh', 'jannes damaged 1'] }, content);
  game.run(actionPhase()).answer('camael attacks pharaoh');
  expect(game.left('pharaoh')).toBe(2);
  game.play();
  expect([game.left('pharaoh'), game.left('jannes')]).toEqual([6, 2]);
  game.run();
});

test('a human, he Lures nobody Astray', () => {
  const game = scene({ seats: [{ play: ['nuriel'] }], opponents: ['pharaoh'] }, content).run({
    kind: 'cleanUp',
  });
  expect(game.discard(0)).toEqual(['nuriel']);
});
