import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, luredActionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({
  dumah: 3,
  eremiel: 3,
  ganga: 4,
  hadraniel: 6,
  nuriel: 4,
  pahaliah: 3,
  zerachiel: 4,
});

test('the first 2 attacks on Good cards of a round are made on Hadraniel, and nobody is asked; not the third', () => {
  const game = scene(
    {
      seats: [{ play: ['uriel', 'hadraniel'] }, { play: ['pahaliah damaged 2 acted'] }],
      opponents: ['ganga', 'ganga', 'adramalech'],
    },
    content,
  ).run(cleanUp);
  expect(game.left('hadraniel')).toBe(6 - 2 - 2);
  expect(game.card('pahaliah')?.side).toBe('opponent');
});

test('an attack on an Item or a Place goes to him as well', () => {
  const game = scene({ seats: [{ play: ['hadraniel', 'heaven damaged 6'] }], opponents: ['ganga'] }, content);
  game.run(cleanUp);
  expect(game.left('hadraniel')).toBe(2);
  expect(game.left('heaven')).toBe(2);
});

test('a Lured Player’s attacks count, and so does one on Hadraniel himself', () => {
  const game = scene(
    {
      seats: [
        { play: ['dumah', 'eremiel', 'camael'], lured: 1 },
        { play: ['hadraniel', 'heavenly-armor on hadraniel', 'zerachiel'] },
      ],
    },
    content,
  ).run(luredActionPhase());
  game.answers('dumah attacks hadraniel', 'eremiel attacks zerachiel');
  expect([game.left('heavenly-armor'), game.left('hadraniel')]).toEqual([undefined, 5]);
  game.answer('camael attacks zerachiel');
  expect(game.discard(1)).toEqual(['heavenly-armor', 'zerachiel']);
});

test('in the next round the first 2 are his again', () => {
  const game = scene(
    {
      seats: [{ play: ['uriel', 'hadraniel', 'heaven damaged 7'] }],
      opponents: ['camael of 0', 'nuriel of 0'],
    },
    content,
  ).run(cleanUp);
  expect([game.left('hadraniel'), game.left('heaven')]).toEqual([2, 1]);
  game.play().answer('end');
  expect(game.types).toContain('attackRedirected');
  game.run();
  expect(game.card('hadraniel')?.side).toBe('opponent');
});
