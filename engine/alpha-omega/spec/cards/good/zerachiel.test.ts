import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ zerachiel: 4 });

test('once per turn 5 damage is removed from a Good Person, a team mate’s too', () => {
  const game = scene(
    {
      seats: [
        { play: ['zerachiel', 'flaming-sword on zerachiel damaged 1'] },
        { play: ['michael damaged 6', 'camael damaged 2'] },
      ],
      opponents: ['satan damaged 1'],
    },
    content,
  ).run(actionPhase());
  game.answer('use zerachiel');
  expect(game.options).toEqual(['choose michael', 'choose camael']);
  game.answer('choose michael');
  expect(game.left('michael')).toBe(6);
  expect(game.options).toEqual(['zerachiel attacks satan', 'end']);
  game.answer('end').run(turn());
  expect(game.options).toContain('use zerachiel');
  game.answer('end');
});

test('who has less damage than that is unhurt', () => {
  const game = scene({ seats: [{ play: ['zerachiel', 'camael damaged 2'] }] }).run(actionPhase());
  expect(game.answer('use zerachiel').left('camael')).toBe(4);
});

test('fallen, he heals nobody', () => {
  const game = scene({ seats: [{ play: ['michael damaged 3'] }], opponents: ['zerachiel of 0'] });
  expect(game.run(actionPhase()).options).toEqual(['michael attacks zerachiel', 'end']);
  game.answer('end');
});
