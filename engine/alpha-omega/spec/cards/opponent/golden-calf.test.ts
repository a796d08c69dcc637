import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, 'golden-calf': 4 });

test('no Good player can play Items; all other cards can be played', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'], hand: ['flaming-sword', 'heavenly-armor', 'love', 'camael'] }],
      opponents: ['ganga', 'golden-calf on ganga'],
    },
    content,
  ).run(playPhase());
  expect(game.options).toEqual(['play love on michael', 'play camael', 'pass']);
  game.answer('pass');
});

test('with nobody to bear it, it is dumb gold', () => {
  const game = scene(
    { seats: [{ play: ['michael'], hand: ['flaming-sword'] }], opponents: ['golden-calf'] },
    content,
  );
  expect(game.run(playPhase()).options).toEqual(['play flaming-sword on michael', 'pass']);
  game.answer('pass');
});

test('4 damage break it; Items played before stay where they are', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'flaming-sword on camael', 'dumah'], hand: ['flaming-sword'] }],
      opponents: ['ganga', 'golden-calf on ganga'],
    },
    content,
  ).run(actionPhase());
  expect(game.hostOf('flaming-sword')).toBe('camael');
  game.answer('dumah attacks golden-calf');
  expect(game.left('golden-calf')).toBe(1);
  game.answer('camael attacks golden-calf');
  expect(game.discard('opponent')).toEqual(['golden-calf']);
});
