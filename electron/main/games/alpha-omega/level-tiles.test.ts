import { expect, test } from 'vitest';
import { LEVEL_TILES } from './level-tiles.ts';

test('a tile says how its level is played by one to six, and help stands only on tiles of our own or in the deck', () => {
  expect(LEVEL_TILES.map(({ level }) => level)).toEqual([
    'firstBattle',
    'pilgrim',
    'shepherd',
    'standard',
    'narrowWay',
  ]);
  for (const { isOurs, byPlayers } of LEVEL_TILES) {
    expect(byPlayers).toHaveLength(6);
    const assists = byPlayers.flatMap((each) => each.assists);
    expect(assists.some((assist) => !assist.endsWith('Deck'))).toBe(isOurs);
  }
});
