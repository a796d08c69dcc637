import type { LevelTile } from '../../electron/shared/api.ts';
import { LEVELS, newcomersWin, waysOf } from '../../engine/index.ts';

/** The ladder as the program has it. */
export const fakeLevels: readonly LevelTile[] = LEVELS.map(({ id, isOurs }) => ({
  level: id,
  isOurs,
  byPlayers: [1, 2, 3, 4, 5, 6].map((players) => ({
    ...waysOf(id, players),
    newcomers: newcomersWin(id, players),
  })),
}));
