import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, flaga: 3, ganga: 4, satan: 8 });

test('when Apollyon defeats an Opponent Person, every other Opponent Person takes 1 damage, Items none', () => {
  const game = scene(
    {
      seats: [{ play: ['apollyon', 'michael'] }],
      opponents: ['ganga', 'abigor', 'satan', 'black-blade on satan'],
    },
    content,
  ).run(actionPhase());
  game.answers('apollyon attacks ganga', 'end');
  expect(game.discard('opponent')).toEqual(['ganga']);
  expect([game.left('abigor'), game.left('satan'), game.left('black-blade')]).toEqual([6, 7, 4]);
  expect(game.left('michael')).toBe(7);
});

test('an Opponent Item counts as an Opponent card', () => {
  const game = scene(
    { seats: [{ play: ['apollyon'] }], opponents: ['satan', 'black-blade on satan'] },
    content,
  );
  game.run(actionPhase()).answer('apollyon attacks black-blade');
  expect(game.left('satan')).toBe(7);
});

test('whoever falls of the 1 damage is defeated by Apollyon too, and the others take 1 more', () => {
  const game = scene(
    {
      seats: [{ play: ['apollyon'] }],
      opponents: ['ganga', 'flaga damaged 2', 'abigor'],
    },
    content,
  ).run(actionPhase());
  game.answer('apollyon attacks ganga');
  expect(game.discard('opponent')).toEqual(['ganga', 'flaga']);
  expect(game.left('abigor')).toBe(7 - 2);
});

test('not when he wounds, and not for the Place of his own side', () => {
  const wounded = scene({ seats: [{ play: ['apollyon'] }], opponents: ['satan', 'abigor'] });
  wounded.run(actionPhase()).answer('apollyon attacks satan');
  expect(wounded.left('abigor')).toBe(7);
  const place = scene({ seats: [{ play: ['apollyon', 'heaven damaged 2'] }], opponents: ['abigor'] });
  place.run(actionPhase()).answer('apollyon attacks heaven');
  expect(place.discard(0)).toEqual(['heaven']);
  expect(place.left('abigor')).toBe(7);
});
