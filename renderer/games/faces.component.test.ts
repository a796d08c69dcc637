import { expect, test } from 'vitest';
import { GAMES, RULESET_IDS } from '../../engine/games.ts';
import { fakeGame } from '../testing/fake-game.ts';
import { battle } from './alpha-omega/words/testing/scenes.ts';
import { facesOf } from './index.ts';

const faces = facesOf(fakeGame([battle()]));

test('each game has a face, in the order of the games and with their stance', () => {
  expect(faces.all.map(({ ruleset, stance }) => [ruleset, stance])).toEqual(
    RULESET_IDS.map((id) => [id, GAMES[id].stance]),
  );
  expect(faces.first).toBe(faces.of(RULESET_IDS[0] ?? ''));
});

test('a game that this program has not is refused by name', () => {
  expect(() => faces.of('chess')).toThrow('this window shows no games of chess');
});
