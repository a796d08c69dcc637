import { afterEach, expect, test } from 'vitest';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('once per turn all damage is removed from a Good Person, and Raphael may attack in the same turn', () => {
  const game = scene({
    seats: [{ play: ['raphael damaged 1'] }, { play: ['michael damaged 6'] }],
    opponents: ['satan'],
  }).run(actionPhase());
  game.answer('use raphael');
  expect(game.options).toEqual(['choose raphael', 'choose michael']);
  game.answer('choose michael');
  expect(game.left('michael')).toBe(7);
  expect(game.options).toEqual(['raphael attacks satan', 'end']);
  game.answer('end');
});

test('neither Items nor Opponents are healed', () => {
  const game = scene({
    seats: [{ play: ['raphael', 'flaming-sword on raphael damaged 1'] }],
    opponents: ['satan damaged 1'],
  }).run(actionPhase());
  expect(game.options).not.toContain('use raphael');
  game.answer('end');
});

test('every turn anew', () => {
  const game = scene({ seats: [{ play: ['raphael', 'michael damaged 1', 'camael damaged 1'] }] });
  game.run(actionPhase()).answers('use raphael', 'choose michael').run(turn()).answer('use raphael');
  expect([game.left('michael'), game.left('camael')]).toEqual([7, 4]);
});
