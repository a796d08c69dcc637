import { expect, test } from 'vitest';
import { GAME_FOLDERS } from '../games/folders.ts';
import { gameOf, known } from './walls.ts';

const all = ['alpha-omega', 'higher-card'];
const source = (file: string, imports: readonly string[] = [], text = ''): readonly string[] =>
  known({ file, imports, text }, all);

test('the games are those whose rules are in the engine', () => {
  expect(GAME_FOLDERS).toContain('alpha-omega');
  expect(GAME_FOLDERS).not.toContain('kernel');
});

test('a file belongs to the game whose folder it lies in, at any boundary', () => {
  expect(gameOf('electron/main/games/alpha-omega/adapter.ts', all)).toBe('alpha-omega');
  expect(gameOf('db/alpha-omega/decks.ts', all)).toBe('alpha-omega');
  expect(gameOf('cards/load.ts', all)).toBe('alpha-omega');
  expect(gameOf('renderer/table/couch/seats.ts', all)).toBeNull();
});

test('what all games share may neither import from a game nor name one', () => {
  expect(source('renderer/shell/home.svelte', ['renderer/games/alpha-omega/cast.ts'])).toHaveLength(1);
  expect(source('renderer/shell/home.svelte', [], 'Alpha/Omega')).toEqual(['alpha-omega']);
  expect(source('db/games/games.ts', [], "ruleset === 'alpha-omega'")).toEqual(['alpha-omega']);
  expect(source('db/games/games.ts', [], 'const alphaOmega = 1')).toEqual(['alpha-omega']);
  expect(source('renderer/shell/home.svelte', ['renderer/ui/button.svelte'], 'any game')).toEqual([]);
});

test('a game may import what is its own, and nothing of another', () => {
  const own = 'engine/alpha-omega/index.ts';
  expect(source('renderer/games/alpha-omega/cast.ts', [own], 'alpha-omega')).toEqual([]);
  expect(source('renderer/games/higher-card/table.svelte', [own])).toEqual([own]);
});

test('a registry lists games, and an old migration stays as it was written', () => {
  expect(source('engine/games.ts', ['engine/alpha-omega/index.ts'], 'alpha-omega')).toEqual([]);
  expect(source('db/migrations/0090-statistics.ts', [], 'alpha-omega')).toEqual([]);
});
