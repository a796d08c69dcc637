import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, 'black-blade': 4, ganga: 4, satan: 8, 'scales-of-leviathan': 4 });

test('they take the damage dealt to the bearer, up to 4', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'dumah', 'michael'] }],
      opponents: ['satan', 'scales-of-leviathan on satan'],
    },
    content,
  ).run(actionPhase());
  game.answer('dumah attacks satan');
  expect([game.left('satan'), game.left('scales-of-leviathan')]).toEqual([8, 1]);
  game.answer('michael attacks satan');
  expect([game.left('satan'), game.discard('opponent')]).toEqual([2, ['scales-of-leviathan']]);
  game.answer('end');
});

test('as each round begins all damage is removed from them, and from them only', () => {
  const game = scene(
    {
      seats: [{}],
      opponents: [
        'ganga damaged 1',
        'scales-of-leviathan on ganga damaged 3',
        'black-blade on ganga damaged 1',
      ],
    },
    content,
  ).play();
  expect(['scales-of-leviathan', 'ganga', 'black-blade'].map((name) => game.left(name))).toEqual([4, 3, 3]);
});

test('they are armour, which the balance does not count; one each', () => {
  const game = scene(
    {
      opponents: ['ganga', 'scales-of-leviathan on ganga', 'agares'],
      opponentDeck: ['scales-of-leviathan'],
    },
    content,
  ).run(opponentPhase());
  expect(game.balance).toBe(-(4 + 5));
  expect(game.table.inPlay.filter((card) => card.def === 'starter:scales-of-leviathan')).toMatchObject([
    { host: game.card('ganga')?.id },
    { host: game.card('agares')?.id },
  ]);
});
