import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ zadkiel: 4 });

test('once per round an attack on a Good card, an Item too, may be blocked; the next goes through', () => {
  const game = scene(
    {
      seats: [{ play: ['zadkiel', 'flaming-sword on zadkiel'] }],
      opponents: ['ganga', 'agares'],
    },
    content,
  ).run(cleanUp);
  expect(game.options).toEqual(['use zadkiel', 'decline']);
  game.answer('use zadkiel');
  expect(game.card('ganga')?.acted).toBe(true);
  expect(game.discard(0)).toEqual(['flaming-sword']);
  expect(game.types.filter((type) => type === 'struck')).toHaveLength(1);
});

test('the block may be kept for another attack, and for a team mate', () => {
  const game = scene(
    {
      seats: [{ play: ['heaven damaged 7', 'raphael'] }, { play: ['zadkiel acted'] }],
      opponents: ['ganga', 'abigor'],
    },
    content,
  ).run(cleanUp);
  expect(game.askedSeat).toBe(1);
  game.answers('decline', 'use zadkiel');
  expect(game.discard(0)).toEqual(['heaven']);
  expect(game.left('zadkiel')).toBe(4);
});

test('an attack that Michael takes on himself may be blocked still', () => {
  const game = scene({ seats: [{ play: ['michael', 'zadkiel'] }], opponents: ['abigor'] }, content).run(
    cleanUp,
  );
  expect(game.options).toEqual(['use michael', 'use zadkiel', 'decline']);
  game.answers('use michael', 'use zadkiel');
  expect([game.left('michael'), game.left('zadkiel')]).toEqual([7, 4]);
});

test('in the next round he may block anew', () => {
  const game = scene({ seats: [{ play: ['zadkiel'] }], opponents: ['abigor'] }, content).run(cleanUp);
  game.answer('use zadkiel').play().answers('end', 'use zadkiel').run();
  expect(game.left('zadkiel')).toBe(4);
});
