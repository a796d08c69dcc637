import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths(
  { david: 4, dumah: 3, nuriel: 4, sinai: 5 },
  withCards(
    like('person', 'satan', { id: 'test:mage', traits: ['magicUser'], strength: 8, abilities: [] }),
    like('person', 'satan', { id: 'test:convert', traits: ['magicUser'], strength: 8, abilities: [] }),
    like('person', 'satan', { id: 'test:heretic', traits: ['human', 'heretic'], strength: 8, abilities: [] }),
  ),
);

test('a Person that attacks Sinai is defeated, whatever its hit points, even if the mount falls with it', () => {
  const game = scene(
    {
      seats: [{ play: ['sinai', 'raphael'] }, {}],
      opponents: ['dumah of 1', 'azrael of 1', 'camael of 1'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(1)).toEqual(['dumah', 'azrael']);
  expect(game.discard(0)).toEqual(['sinai']);
  expect(game.left('raphael')).toBe(6 - 4);
});

test('whoever attacks another card lives, and a Person Lured there soon stands before the mount', () => {
  const game = scene({ seats: [{ play: ['sinai', 'camael'] }], opponents: ['nuriel of 0'] }, content).run(
    cleanUp,
  );
  expect([game.inPlay('opponent'), game.discard(0)]).toEqual([['nuriel'], ['camael']]);
});

test('whosoever: a Good Person as well, which nobody Lures', () => {
  const game = scene({ seats: [{ play: ['sinai', 'dumah'] }] }, content).run(actionPhase());
  game.answer('dumah attacks sinai');
  expect([game.discard(0), game.left('sinai')]).toEqual([['dumah'], 2]);
});

test('magic users and heretics among the Opponents have 2 less Strength', () => {
  const opponents = ['test:mage', 'test:heretic', 'azrael of 0', 'david of 0'];
  const game = scene({ seats: [{ play: ['sinai', 'test:convert'] }], opponents }, content);
  const names = ['test:mage', 'test:heretic', 'azrael', 'david', 'test:convert'];
  expect(names.map((name) => game.strength(name))).toEqual([6, 6, 7, 4, 8]);
});
