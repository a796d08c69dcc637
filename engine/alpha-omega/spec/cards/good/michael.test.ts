import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, luredActionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, eremiel: 3, pahaliah: 3 });

test('Michael may take on himself an attack on another Good Person, a team mate’s too, and may decline', () => {
  const layout = { seats: [{ play: ['camael acted'] }, { play: ['michael'] }], opponents: ['agares'] };
  const taken = scene(layout).run(cleanUp);
  expect([taken.askedSeat, taken.options]).toEqual([1, ['use michael', 'decline']]);
  taken.answer('use michael');
  expect([taken.left('camael'), taken.left('michael')]).toEqual([4, 2]);
  const declined = scene(layout).run(cleanUp).answer('decline');
  expect([declined.card('camael')?.side, declined.left('michael')]).toEqual(['opponent', 7]);
});

test('not an attack on an Item or a Place, nor one on Michael himself', () => {
  for (const play of [
    ['michael', 'flaming-sword on michael'],
    ['michael', 'heaven damaged 6'],
    ['michael'],
  ]) {
    const game = scene({ seats: [{ play }], opponents: ['ganga'] }).run(cleanUp);
    expect(game.asked).toBeNull();
    expect(game.types).not.toContain('attackRedirected');
  }
});

test('any number of attacks a round', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'pahaliah damaged 2'] }],
      opponents: ['dumah of 0', 'eremiel of 0'],
    },
    content,
  ).run(cleanUp);
  game.answers('use michael', 'use michael');
  expect([game.left('pahaliah'), game.left('michael')]).toEqual([1, 7 - 3 - 3]);
});

test('a Lured Player’s attack as well; his armour takes the first of it', () => {
  const game = scene(
    {
      seats: [
        { play: ['raphael'], lured: 1 },
        { play: ['michael', 'heavenly-armor on michael', 'pahaliah'] },
      ],
    },
    content,
  ).run(luredActionPhase());
  game.answers('raphael attacks pahaliah', 'use michael');
  expect([game.left('pahaliah'), game.left('michael')]).toEqual([3, 6]);
  expect(game.discard(1)).toEqual(['heavenly-armor']);
});
