import { afterEach, expect, test } from 'vitest';
import { cleanUp, opponentPhase, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const calling = 'stand-still-in-bright-array';

test.each([
  ['two that rested', ['michael', 'azrael'], 2],
  ['one that rested', ['michael'], 0],
  ['one that acted', ['michael', 'azrael', 'raphael acted'], 0],
] as const)('counts at 2 Strength Checks in a row: %s', (_, play, progress) => {
  const game = scene({
    seats: [{ play, callings: [`${calling} progress 1`] }, { play: ['uriel acted', 'nuriel'] }],
  });
  game.run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress, achieved: progress === 2 });
});

test('then for 2 rounds nobody draws an Opponent card and no Opponent acts', () => {
  const game = scene({
    seats: [{ play: ['michael', 'azrael'], callings: [`${calling} progress 1`] }, {}],
    opponents: ['ganga', 'black-blade'],
    opponentDeck: ['envy', 'wrath', 'satan'],
    round: 6,
  }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.until).toBe(8);
  game.run(opponentPhase(1), cleanUp);
  expect([game.table.opponentPile.deck.length, game.left('michael'), game.left('azrael')]).toEqual([3, 7, 7]);
});

test('and in the round after them they do again', () => {
  const seats = [{ play: ['michael', 'azrael'], callings: [`${calling} progress 1`] }];
  const game = scene({ seats, opponents: ['black-blade'], opponentDeck: ['black-blade', 'envy'], round: 6 });
  game.run(...strengthCheck).run({ kind: 'round' });
  game.answers('end', 'end');
  expect([game.table.round, game.table.opponentPile.deck.length]).toEqual([9, 1]);
  game.run();
});
