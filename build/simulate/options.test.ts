import { expect, test } from 'vitest';
import { RULESET_IDS } from '../../engine/games.ts';
import { gameIn } from './options.ts';

test('the first game is played where none is named', () => {
  expect(gameIn(['--players', '2', '--only', '3'])).toEqual({ ok: true, value: RULESET_IDS[0] });
});

test.each(RULESET_IDS)('%s is played by its name, wherever that stands', (id) => {
  expect(gameIn(['--seed', 'garden', `--game=${id}`])).toEqual({ ok: true, value: id });
});

test('a game that is not there is refused with those that are', () => {
  const read = gameIn(['--game', 'chess']);
  expect(read.ok ? '' : read.error).toBe(`--game is "chess", and must be one of: ${RULESET_IDS.join(', ')}.`);
});
