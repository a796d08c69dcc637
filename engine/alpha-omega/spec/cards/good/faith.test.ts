import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 5, moses: 5, nuriel: 4, pahaliah: 3 });

test('only a Person whose printed Strength is 5 or less can be strengthened so', () => {
  const game = scene(
    {
      seats: [
        { hand: ['faith'], play: ['david', 'gabriel', 'pahaliah', 'flaming-sword on david'] },
        { play: ['ambriel', 'raphael'] },
      ],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(playPhase());
  expect(game.options).toEqual([
    'play faith on david',
    'play faith on gabriel',
    'play faith on pahaliah',
    'play faith on ambriel',
    'pass',
  ]);
  game.answer('pass');
});

test('its Strength is double, what others add included, its weapon not', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'faith on camael', 'flaming-sword on camael', 'moses'] }],
    },
    content,
  );
  expect(game.strength('camael')).toBe((4 + 1) * 2);
  expect(game.attack('camael')).toBe((4 + 1) * 2 + 4);
  expect(game.balance).toBe(10 + 4 + 5);
});

test('it gives no hit points, and ends with its player’s next Play Phase', () => {
  const game = scene({
    seats: [{ hand: ['faith'], play: ['camael'] }],
  }).run(playPhase());
  expect(game.answer('play faith on camael').strength('camael')).toBe(8);
  game.run(playPhase());
  expect(game.strength('camael')).toBe(4);
  const struck = scene(
    { seats: [{ play: ['camael', 'faith on camael'] }], opponents: ['nuriel of 0'] },
    content,
  ).run(cleanUp);
  expect(struck.card('camael')?.side).toBe('opponent');
});
