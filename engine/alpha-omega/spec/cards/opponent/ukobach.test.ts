import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, nuriel: 4, pahaliah: 3, 'black-blade': 4, ukobach: 3 });

test('Ukobach Lures Astray', () => {
  const game = scene({ seats: [{ play: ['pahaliah acted'] }], opponents: ['ukobach'] }, content).run(cleanUp);
  expect(game.card('pahaliah')).toMatchObject({ side: 'opponent', lured: true });
});

test('a Good Person that attacks him takes 2 damage, also when it defeats him; armour takes it first', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'nuriel', 'heavenly-armor on michael', 'dumah'] }],
      opponents: ['ukobach', 'ganga', 'black-blade on ukobach'],
    },
    content,
  ).run(actionPhase());
  game.answers('nuriel attacks black-blade', 'dumah attacks ganga');
  expect([game.left('nuriel'), game.left('dumah')]).toEqual([4, 3]);
  game.answer('michael attacks ukobach');
  expect([game.left('michael'), game.left('heavenly-armor')]).toEqual([7, 3]);
  expect(game.discard('opponent')).toEqual(['black-blade', 'ukobach']);
});

test('whoever burns to death on him while he lives is Lured', () => {
  const game = scene(
    {
      seats: [{ play: ['pahaliah damaged 1'] }],
      opponents: ['ukobach', 'adramalech'],
    },
    content,
  ).run(actionPhase());
  game.answer('pahaliah attacks ukobach');
  // 3 less Adramalech’s 1: Ukobach has 1 left, and burns her.
  expect(game.left('ukobach')).toBe(1);
  expect(game.card('pahaliah')).toMatchObject({ side: 'opponent', lured: true });
});
