import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ daniel: 6, david: 4 });

test.each([
  ['a Good Angel', ['david', 'michael'], [], 4],
  ['no Angel', ['david'], [], undefined],
  ['an Angel that has fallen', ['david'], ['azrael of 0 acted'], undefined],
] as const)('the Lions attack unless a Good Angel is in play: %s', (_, play, opponents, left) => {
  const game = scene({ seats: [{ play }], opponents: [...opponents, 'lions-of-the-den'] }, content).run(
    cleanUp,
  );
  expect(game.left('david')).toBe(left);
});

test('they are not supernatural: whom they tear is discarded', () => {
  const game = scene({ seats: [{ play: ['daniel'] }], opponents: ['lions-of-the-den'] }, content).run(
    cleanUp,
  );
  expect(game.discard(0)).toEqual(['daniel']);
});
