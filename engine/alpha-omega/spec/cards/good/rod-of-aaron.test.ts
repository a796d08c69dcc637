import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const mage = (id: string) =>
  like('person', 'satan', { id, traits: ['magicUser'], strength: 3, abilities: [] });
const content = withStrengths(
  { dumah: 3, 'rod-of-aaron': 3 },
  withCards(mage('test:mage'), mage('test:sorcerer')),
);

test('the bearer deals 3 more damage to magic users, which the balance does not count', () => {
  const game = scene(
    { seats: [{ play: ['camael', 'rod-of-aaron on camael'] }], opponents: ['test:mage', 'dumah of 0'] },
    content,
  );
  expect([game.attack('camael', 'test:mage'), game.attack('camael', 'dumah')]).toEqual([4 + 3, 4]);
  expect(game.balance).toBe(4 - 3 - 3);
});

test('the first attack of a magic user each round comes to nothing, on a team mate’s card too; the next does not', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'rod-of-aaron on azrael'] }, { play: ['raphael damaged 4'] }],
      opponents: ['test:mage', 'test:sorcerer'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('test:mage')?.acted).toBe(true);
  expect(game.events.filter(({ type }) => type === 'struck')).toHaveLength(1 + 1);
  expect(game.card('raphael')?.side).toBe('opponent');
});

test('in the next round it does so again', () => {
  const game = scene(
    { seats: [{ play: ['azrael', 'rod-of-aaron on azrael'] }], opponents: ['test:mage'] },
    content,
  ).run(cleanUp);
  game.play().answer('end');
  expect([game.left('rod-of-aaron'), game.left('azrael')]).toEqual([3, 7]);
  game.run();
});

test('whoever is no magic user strikes', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'rod-of-aaron on azrael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['rod-of-aaron']);
});

test('borne by a Lured Person it hinders no magic user', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael'] }],
      opponents: ['test:mage', 'camael of 0 acted', 'rod-of-aaron on camael of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.left('azrael')).toBe(7 - 3);
});
