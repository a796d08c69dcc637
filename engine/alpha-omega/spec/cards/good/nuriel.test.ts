import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, nuriel: 4, satan: 8 });

const burning = (opponent: string): Scene => {
  const game = scene({ seats: [{ play: ['nuriel'] }, {}], opponents: [opponent] }, content).run(
    actionPhase(),
  );
  return game.answer(`nuriel attacks ${opponent.split(' ')[0] ?? ''}`);
};

test('an Opponent Person that Nuriel attacks takes 1 damage at the beginning of every player’s turn', () => {
  const game = burning('azrael of 1');
  expect(game.left('azrael')).toBe(3);
  game.run(turn(1));
  expect(game.left('azrael')).toBe(2);
  game.run(turn(0));
  expect(game.left('azrael')).toBe(1);
  game.answer('end');
});

test('it burns until it is defeated, by the fire too', () => {
  const game = burning('azrael of 1 damaged 2').run(turn(1));
  expect(game.discard(1)).toEqual(['azrael']);
  expect(game.table.lasting).toEqual([]);
});

test('attacked again it burns no faster, and it burns on without Nuriel', () => {
  const game = scene(
    {
      seats: [{ play: ['nuriel', 'loyalty on nuriel', 'despair on nuriel'] }],
      opponents: ['satan'],
    },
    content,
  ).run(actionPhase());
  game.answers('nuriel attacks satan', 'nuriel attacks satan').run(cleanUp);
  expect(game.card('nuriel')?.side).toBe('opponent');
  game.run(turn());
  expect(game.left('satan')).toBe(8 - 2 - 2 - 1);
});

test('an Item does not burn', () => {
  const game = scene(
    {
      seats: [{ play: ['nuriel', 'envy on nuriel'] }],
      opponents: ['satan', 'black-blade on satan'],
    },
    content,
  ).run(actionPhase());
  game.answer('nuriel attacks black-blade').run(turn());
  expect([game.left('black-blade'), game.left('satan')]).toEqual([1, 8]);
  game.answer('end');
});
