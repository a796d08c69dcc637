import { afterEach, expect, test } from 'vitest';
import { cleanUp, playPhase, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('a Good Person has 3 more Strength through the Strength Check, and then no longer', () => {
  const game = scene({ seats: [{ hand: ['courage'], play: ['camael'] }] }).run(playPhase());
  game.answer('play courage on camael');
  expect(game.attack('camael')).toBe(7);
  game.run(...strengthCheck);
  expect(game.table.balances).toEqual([{ good: 7, opponent: 0 }]);
  expect(game.discard(0)).toEqual(['courage']);
  expect(game.balance).toBe(4);
});

test('in this round’s Clean-Up the Person cannot be Lured Astray, in the next it can', () => {
  const layout = { seats: [{ hand: ['courage'], play: ['camael'] }], opponents: ['abigor'] };
  const shielded = scene(layout).run(playPhase()).answer('play courage on camael').run(cleanUp);
  expect(shielded.discard(0)).toEqual(['camael', 'courage']);
  const late = scene(layout).run(playPhase()).answer('play courage on camael');
  late.run(...strengthCheck, cleanUp);
  expect(late.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('it may be played on a team mate’s Person', () => {
  const game = scene({ seats: [{ hand: ['courage'] }, { play: ['raphael'] }] }).run(playPhase());
  game.answer('play courage on raphael');
  expect(game.strength('raphael')).toBe(9);
});
