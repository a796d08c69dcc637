import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ leonard: 5 }, withHumans);

test('Leonard is a magic user and strengthens himself, to Lure Astray with 1 more', () => {
  const game = scene({ seats: [{ play: ['jehudiel acted'] }], opponents: ['leonard'] }, content).run(cleanUp);
  expect(game.strength('leonard')).toBe(6);
  expect(game.card('jehudiel')).toMatchObject({ side: 'opponent', lured: true });
});

test('every other magic user among the Opponents has 1 more Strength as well', () => {
  const game = scene({ opponents: ['leonard', 'elymas', 'jezebel', 'agares'] }, content);
  expect(['elymas', 'jezebel', 'agares'].map((name) => game.strength(name))).toEqual([4, 3, 5]);
});

test('as each round begins he marks the Good Person latest in play: all damage to it is 2 more', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'azrael', 'heaven'] }],
      opponents: ['leonard acted', 'satan acted'],
    },
    content,
  ).play();
  // Satan’s accusation falls on the strongest Person, Azrael, who is marked: 2 and 2 more.
  expect([game.left('azrael'), game.left('raphael')]).toEqual([3, 6]);
  game.answer('end');
});

test('the mark is gone when the round is', () => {
  const game = scene({ seats: [{ play: ['azrael'] }], opponents: ['leonard acted'] }, content).play();
  expect(game.table.lasting).toMatchObject([{ name: 'mark', until: 'roundEnds' }]);
  game.answer('azrael attacks leonard');
  while (game.asked !== null) game.answer('end');
  expect(game.table.lasting).toEqual([]);
});
