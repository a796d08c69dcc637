import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3 });

test('the bearer deals 2 more, and another Opponent Person takes 2 damage', () => {
  const game = scene({
    seats: [{ play: ['camael', 'sword-of-the-spirit on camael'] }],
    opponents: ['azrael of 0', 'black-blade on azrael', 'raphael of 0', 'gabriel of 0'],
  });
  expect(game.balance).toBe(4 + 2 - 7 - 3 - 6 - 5);
  game.run(actionPhase()).answer('camael attacks azrael');
  expect(game.options).toEqual(['choose raphael', 'choose gabriel']);
  game.answer('choose raphael');
  expect(['azrael', 'raphael', 'gabriel'].map((name) => game.left(name))).toEqual([7 - 4 - 2, 4, 5]);
});

test('its second edge cuts when an Item is attacked too, and nobody when there is no other Person', () => {
  const game = scene({
    seats: [{ play: ['camael', 'sword-of-the-spirit on camael', 'loyalty on camael'] }],
    opponents: ['azrael of 0', 'black-blade on azrael'],
  }).run(actionPhase());
  game.answer('camael attacks black-blade');
  expect([game.left('azrael'), game.discard('opponent')]).toEqual([5, ['black-blade']]);
  expect(game.answer('camael attacks azrael').discard(0)).toEqual(['azrael']);
});

test('whom the blow itself fells, the bearer has defeated; whom the second edge fells, the Sword', () => {
  const game = scene(
    {
      seats: [{ deck: ['love', 'love'], play: ['jehudiel', 'sword-of-the-spirit on jehudiel'] }],
      opponents: ['azrael of 0', 'dumah of 0 damaged 1'],
    },
    content,
  ).run(actionPhase());
  game.answer('jehudiel attacks azrael');
  expect(game.discard(0)).toEqual(['dumah', 'azrael']);
  expect(game.hand(0)).toHaveLength(1);
});

test('in the hand of a Lured bearer its second edge is blunt', () => {
  const game = scene({
    seats: [{ play: ['raphael'] }],
    opponents: ['camael of 0', 'sword-of-the-spirit on camael of 0', 'azrael of 0 acted'],
  }).run(cleanUp);
  expect(game.card('raphael')?.side).toBe('opponent');
  expect(game.left('azrael')).toBe(7);
});

test('it is a weapon', () => {
  const game = scene({
    seats: [{ hand: ['sword-of-the-spirit'], play: ['camael', 'flaming-sword on camael', 'moses'] }],
  }).run(playPhase());
  expect(game.options).toEqual(['play sword-of-the-spirit on moses', 'pass']);
  game.answer('pass');
});

test('it has 4 hit points of its own', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'sword-of-the-spirit on azrael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.left('sword-of-the-spirit')).toBe(4 - 3);
});
