import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ flaga: 3, ganga: 4 });

const calling = 'unshaken-unseduced-unterrified';

test.each([
  ['2 against 3', ['azrael', 'raphael'], ['ganga', 'satan', 'agares'], 2],
  ['3 against 3', ['azrael', 'raphael', 'gabriel'], ['ganga', 'satan', 'agares'], 0],
  ['none against 3', [], ['ganga', 'satan', 'agares'], 2],
  ['1 against 2 and an Item', ['azrael'], ['ganga', 'satan', 'black-blade'], 0],
] as const)('counts one’s own Persons at 2 Strength Checks in a row: %s', (_, play, opponents, progress) => {
  const seats = [{ play, callings: [`${calling} progress 1`] }, { play: ['michael', 'uriel'] }];
  const game = scene({ seats, opponents }).run(...strengthCheck);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(progress);
});

test('then one attack a round on one’s own Persons may be cancelled', () => {
  const seats = [{ play: ['azrael'], callings: [`${calling} achieved`] }];
  const game = scene({ seats, opponents: ['ganga', 'flaga'] }, content).run(cleanUp);
  expect(game.options).toEqual([`use ${calling}`, 'decline']);
  game.answer(`use ${calling}`);
  expect([game.asked, game.left('azrael')]).toEqual([null, 2]);
});

test('not one on a team mate’s Person, nor on an Item', () => {
  const mate = scene(
    {
      seats: [{ play: ['azrael'], callings: [`${calling} achieved`] }, { play: ['raphael'] }],
      opponents: ['ganga'],
    },
    content,
  ).run(cleanUp);
  expect(mate.left('raphael')).toBe(2);
  const item = scene(
    {
      seats: [{ play: ['azrael', 'heavenly-armor on azrael'], callings: [`${calling} achieved`] }],
      opponents: ['ganga'],
    },
    content,
  ).run(cleanUp);
  expect(item.left('heavenly-armor')).toBe(1);
});
