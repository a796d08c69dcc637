import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, ganga: 4, satan: 8 });

const calling = 'nine-days-they-fell';

test('counts the Opponent cards that anybody defeats in one round', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael'], callings: [`${calling} progress 1`] }, { play: ['raphael'] }],
      opponents: ['ganga', 'black-blade', 'satan'],
    },
    content,
  );
  game.run(actionPhase(1)).answer('raphael attacks black-blade');
  game.run(actionPhase(0)).answer('azrael attacks ganga');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 3, achieved: true });
});

test('begins again with each round', () => {
  const seats = [{ play: ['azrael'], callings: [`${calling} progress 2`] }];
  const game = scene({ seats, opponents: ['satan'] }).play();
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
  game.run();
});

test('achieved, each Opponent Person that one’s own Persons defeat wounds all others, and those that fall no more', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'michael'], callings: [`${calling} achieved`] }, { play: ['raphael'] }],
      opponents: ['agares', 'ganga damaged 2', 'satan', 'black-blade'],
    },
    content,
  );
  game.run(actionPhase(1)).answer('raphael attacks agares');
  expect(game.left('satan')).toBe(8);
  game.run(actionPhase(0)).answer('azrael attacks black-blade');
  expect(game.left('satan')).toBe(8);
  game.run().run(actionPhase(0)).answer('michael attacks ganga');
  expect(game.left('satan')).toBe(6);
});

test('a fall caused by a fall wounds nobody', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael'], callings: [`${calling} achieved`] }],
      opponents: ['agares', 'ganga damaged 2', 'satan'],
    },
    content,
  );
  game.run(actionPhase()).answer('azrael attacks agares');
  expect([game.inPlay('opponent'), game.left('satan')]).toEqual([['satan'], 6]);
});
