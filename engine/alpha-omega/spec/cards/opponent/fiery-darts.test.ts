import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, mammon: 4 });

test('the bearer deals 2 more damage, which the balance counts', () => {
  const game = scene({ opponents: ['ganga', 'fiery-darts on ganga'] }, content);
  expect([game.attack('ganga'), game.balance]).toEqual([6, -(4 + 2)]);
});

test('a Good Person that the bearer attacks burns: 1 damage as each round begins', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }, { play: ['azrael'] }],
      opponents: ['mammon', 'fiery-darts on mammon'],
    },
    content,
  ).run(cleanUp);
  game.answer('choose azrael').answer('decline');
  expect([game.left('azrael'), game.left('michael')]).toEqual([1, 7]);
  game.play();
  expect(game.discard(1)).toEqual(['azrael']);
  while (game.asked !== null) game.answer(game.options.includes('end') ? 'end' : (game.options[0] ?? ''));
});

test('an Item does not burn, and a Lured Person burns no more', () => {
  const item = scene(
    {
      seats: [{ play: ['michael', 'heavenly-armor on michael'] }],
      opponents: ['flaga', 'fiery-darts on flaga'],
    },
    content,
  ).run(cleanUp);
  expect([item.table.lasting, item.discard(0)]).toEqual([[], ['heavenly-armor']]);
  const lured = scene(
    { seats: [{ play: ['camael acted'] }], opponents: ['ganga', 'fiery-darts on ganga'] },
    content,
  );
  expect(lured.run(cleanUp).table.lasting).toEqual([]);
  expect(lured.card('camael')).toMatchObject({ side: 'opponent', damage: 0 });
});
