import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import type { Layout } from '../../../testing/layout.ts';
import { actionPhase, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

test('a Strength Check without Michael starts the count again', () => {
  const game = scene({ seats: [{ play: ['azrael'], callings: ['squadrons-at-once progress 2'] }] });
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
});

test('until then Michael attacks once; afterwards nobody but he attacks twice', () => {
  const layout = (calling: string): Layout => ({
    seats: [{ play: ['michael', 'azrael'], callings: [calling] }],
    opponents: ['satan', 'abigor'],
  });
  const before = scene(layout('squadrons-at-once progress 2'), content).run(actionPhase());
  expect(before.answers('michael attacks satan', 'azrael attacks abigor').asked).toBeNull();
  const after = scene(layout('squadrons-at-once achieved'), content).run(actionPhase());
  after.answers('michael attacks satan', 'azrael attacks abigor');
  expect(after.options).toEqual(['michael attacks satan', 'end']);
  after.answer('end');
});

test('a team mate’s Michael attacks once all the same', () => {
  const game = scene({
    seats: [{ callings: ['squadrons-at-once achieved'] }, { play: ['michael'] }],
    opponents: ['satan'],
  }).run(actionPhase(1));
  expect(game.answer('michael attacks satan').asked).toBeNull();
});

test('a Michael who was Lured Astray has no part in it', () => {
  const game = scene({
    seats: [{ play: ['raphael'], callings: ['squadrons-at-once progress 2'] }],
    opponents: ['michael of 0'],
  }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 0, achieved: false });
});
