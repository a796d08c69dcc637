import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ moloch: 5 });

test('Moloch Lures Astray', () => {
  const game = scene({ seats: [{ play: ['gabriel acted'] }], opponents: ['moloch'] }, content).run(cleanUp);
  expect(game.card('gabriel')).toMatchObject({ side: 'opponent', lured: true });
});

test('he attacks the weakest Person, not a weaker Item or Place', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'jehudiel', 'flaming-sword on michael', 'heaven damaged 7'] }],
      opponents: ['moloch'],
    },
    content,
  ).run(cleanUp);
  game.answer('decline');
  expect([game.left('jehudiel'), game.left('flaming-sword'), game.left('heaven')]).toEqual([1, 3, 1]);
});

test('he has 1 more Strength for every damaged Good Person', () => {
  const play = ['michael damaged 1', 'azrael damaged 5', 'raphael', 'flaming-sword on raphael damaged 1'];
  const game = scene(
    {
      seats: [{ play }],
      opponents: ['moloch', 'agares damaged 2', 'camael of 0 damaged 1'],
    },
    content,
  );
  expect([game.strength('moloch'), game.left('moloch'), game.strength('agares')]).toEqual([7, 5, 5]);
  game.run(actionPhase()).answers('use raphael', 'choose michael', 'end');
  expect(game.strength('moloch')).toBe(6);
});
