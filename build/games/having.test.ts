import { expect, test, vi } from 'vitest';
import { RULESET_IDS } from '../../engine/games.ts';
import { firstHaving, having } from './having.ts';
import { GAME_TOOLS } from './index.ts';

test('a game that lacks what a tool needs is passed over, and it is said so', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const goldens = having(RULESET_IDS, { what: 'golden games', of: (tools) => tools.goldens });
  expect(goldens.map(([game]) => game)).toEqual(['alpha-omega']);
  expect(said.mock.calls).toEqual([['higher-card has no golden games, and is passed over.']]);
  said.mockRestore();
});

test('a tool that needs one game takes the first that has what it needs', () => {
  const of = ({ goldens }: (typeof GAME_TOOLS)['alpha-omega']) => goldens;
  expect(firstHaving({ what: 'golden games', of })).toBe(GAME_TOOLS['alpha-omega'].goldens);
  expect(() => firstHaving({ what: 'wings', of: () => undefined })).toThrow('No game has wings.');
});
