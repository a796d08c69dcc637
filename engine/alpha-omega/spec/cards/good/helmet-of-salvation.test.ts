import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, 'helmet-of-salvation': 4 });

test('a bearer that was Lured strikes for the Opponents, and returns as the next round begins', () => {
  const game = scene(
    {
      seats: [{}, { play: ['raphael damaged 4', 'helmet-of-salvation on raphael', 'azrael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('raphael')).toMatchObject({ side: 'opponent', lured: true });
  expect(game.left('azrael')).toBe(7 - 6);
  game.play();
  expect(game.card('raphael')).toMatchObject({ side: 'good', owner: 1, damage: 0, lured: false });
  expect(game.card('helmet-of-salvation')?.side).toBe('good');
  game.run();
});

test('ruling 11: Crystal Sea holds the Opponents still, and not a Good player’s Helmet', () => {
  const game = scene(
    {
      seats: [{ play: ['crystal-sea'] }, {}],
      opponents: ['raphael of 1', 'helmet-of-salvation on raphael of 0', 'camael of 0'],
    },
    content,
  ).play();
  expect(game.card('raphael')).toMatchObject({ side: 'good', owner: 1 });
  game.run();
});

test('only its bearer returns, to its own player, and the Helmet keeps its dents', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }, {}],
      opponents: ['raphael of 1', 'helmet-of-salvation on raphael of 0 damaged 1', 'camael of 0'],
    },
    content,
  ).play();
  expect(game.card('raphael')).toMatchObject({ side: 'good', owner: 1 });
  expect(game.card('helmet-of-salvation')).toMatchObject({ side: 'good', owner: 0 });
  expect(game.left('helmet-of-salvation')).toBe(4 - 1);
  expect(game.card('camael')?.side).toBe('opponent');
  game.run();
});

test('whoever is discarded, being shielded, does not come back', () => {
  const game = scene(
    {
      seats: [{ play: ['camael damaged 2', 'helmet-of-salvation on camael', 'love on camael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['camael', 'helmet-of-salvation', 'love']);
});
