import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, buer: 4, satan: 8 });

test('Buer Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['buer'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('in place of attacking he removes all damage from every Opponent Person', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'] }],
      opponents: [
        'buer damaged 1',
        'satan damaged 7 acted',
        'gabriel of 0 damaged 2 acted',
        'black-blade on satan damaged 1',
      ],
    },
    content,
  ).run(cleanUp);
  expect(['buer', 'satan', 'gabriel', 'black-blade'].map((name) => game.left(name))).toEqual([4, 8, 5, 3]);
  expect(game.left('camael')).toBe(4);
});

test('when only a Good card is damaged he attacks', () => {
  const game = scene(
    {
      seats: [{ play: ['michael damaged 1'] }],
      opponents: ['buer', 'black-blade on buer damaged 1'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('michael')).toMatchObject({ side: 'opponent' });
});
