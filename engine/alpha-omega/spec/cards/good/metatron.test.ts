import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp, drawPhase, playPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('once per turn, a card of choice from the player’s own discard pile is shuffled into the deck', () => {
  const game = scene({
    seats: [{ play: ['metatron'], deck: ['heaven'], discard: ['love', 'courage'] }, { discard: ['loyalty'] }],
    opponents: ['satan'],
  }).run(actionPhase());
  game.answer('use metatron');
  expect(game.options).toEqual(['choose love', 'choose courage']);
  game.answer('choose love');
  expect(game.discard(0)).toEqual(['courage']);
  expect([...game.names(game.table.goodPiles[0]?.deck ?? [])].sort(byName)).toEqual(['heaven', 'love']);
  expect(game.options).toEqual(['metatron attacks satan', 'end']);
  game.answer('end').run(turn()).answer('pass');
  expect(game.options).toContain('use metatron');
  game.answer('end');
});

test('with nothing discarded there is nothing to restore', () => {
  const game = scene({ seats: [{ play: ['metatron'], deck: ['love'] }, { discard: ['love'] }] });
  expect(game.run(actionPhase()).asked).toBeNull();
});

test('a Person restored and drawn is not played a second time', () => {
  const game = scene({
    seats: [{ play: ['metatron', 'camael damaged 3', 'love on camael'] }],
    opponents: ['abigor'],
  }).run(cleanUp, actionPhase());
  game.answers('use metatron', 'choose camael', 'end').run(drawPhase(), playPhase());
  expect(game.hand(0)).toEqual(['camael']);
  expect(game.asked).toBeNull();
});

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
