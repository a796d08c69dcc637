import { expect, test } from 'vitest';
import { hashText } from '../../../../engine/kernel/hash.ts';
import { keepWholeGame } from '../../../../db/games/saved-games.ts';
import { memoryDb } from '../../../../db/testing/testing.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { PACK } from '../../../testing/told-games.ts';
import { alphaOmegaAdapter } from '../../games/alpha-omega/adapter.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { SavedGame } from '../transfer/archives/save-file.ts';

const game = playedGame('thumbnail', 24);
const state = JSON.parse(game.snapshot?.text ?? '') as {
  readonly rules: number;
  readonly table: { readonly round: number; readonly goal: number };
};

const thumbnail = (changes: Partial<SavedGame> = {}) => {
  const db = memoryDb();
  keepWholeGame(db, { ...game, ...changes });
  return thumbnailOf(db, game.id);
};

const stateWith = (changes: object): Partial<SavedGame> => {
  const text = JSON.stringify({ ...state, ...changes });
  return { snapshot: { text, hash: hashText(text) } };
};

test('a thumbnail is of the Persons of both sides, and of how they stand', () => {
  const found = thumbnail();
  if (found === null || !('goodPersons' in found)) throw new Error('it can be looked at');
  expect(Object.keys(found).toSorted()).toEqual([
    ...['goal', 'good', 'goodPersons', 'id', 'lostBy'],
    ...['objective', 'opponent', 'opponentPersons', 'round'],
  ]);
  expect(found).toMatchObject({ id: game.id, round: state.table.round, goal: state.table.goal });
  const content = alphaOmegaAdapter.readContent(game.packs);
  if (!content.ok) throw new Error('its cards can be read');
  const all = [...found.goodPersons, ...found.opponentPersons];
  expect(all.length).toBeGreaterThan(1);
  for (const def of all) expect(content.value.get(def)?.type).toBe('person');
});

test('nothing is shown of a game of which it cannot be told how it stands', () => {
  expect(thumbnail({ snapshot: null })).toBeNull();
  expect(thumbnail(stateWith({ rules: 0 }))).toBeNull();
  expect(thumbnail(stateWith({ table: {} }))).toBeNull();
  expect(thumbnail({ packs: [PACK] })).toBeNull();
  expect(thumbnailOf(memoryDb(), game.id)).toBeNull();
});
