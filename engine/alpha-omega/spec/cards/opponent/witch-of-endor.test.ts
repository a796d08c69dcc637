import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, ganga: 4, 'witch-of-endor': 2 });

test('in place of attacking she raises the Opponent Person last defeated, who acts in the same Clean-Up', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael'] }],
      opponents: ['witch-of-endor', 'agares', 'ganga', 'black-blade on ganga'],
    },
    content,
  ).run(actionPhase());
  game.answers('michael attacks agares', 'azrael attacks ganga').run(cleanUp);
  game.answers('choose azrael', 'decline');
  expect(game.inPlay('opponent')).toEqual(['witch-of-endor', 'black-blade', 'ganga']);
  expect(game.discard('opponent')).toEqual(['agares']);
  expect([game.card('ganga')?.acted, game.left('azrael')]).toEqual([true, 3]);
});

test('each round one; of an empty grave she makes nothing, but attacks', () => {
  const game = scene({ seats: [{ play: ['michael'] }], opponents: ['witch-of-endor'] }, content).run(cleanUp);
  expect(game.left('michael')).toBe(5);
});

test('Events and Items rest in peace, and Dumah lets all rest', () => {
  const layout = { seats: [{ play: ['azrael'] }], opponents: ['witch-of-endor', 'black-blade'] };
  const game = scene(layout, content).run(actionPhase()).answer('azrael attacks black-blade').run(cleanUp);
  expect([game.inPlay('opponent'), game.left('azrael')]).toEqual([['witch-of-endor'], 5]);
  const silent = scene(
    { seats: [{ play: ['azrael', 'dumah'] }], opponents: ['witch-of-endor', 'ganga'] },
    content,
  );
  silent.run(actionPhase()).answers('azrael attacks ganga', 'end').run(cleanUp);
  expect([silent.inPlay('opponent'), silent.left('dumah')]).toEqual([['witch-of-endor'], 1]);
});
