import type { LevelTile } from '../../electron/shared/games/alpha-omega/api.ts';
import {
  campaignOf,
  LEVELS,
  newcomersRounds,
  newcomersWin,
  rulesOfLevel,
} from '../../engine/alpha-omega/index.ts';

/** The ladder as the program has it. */
export const fakeLevels: readonly LevelTile[] = LEVELS.map(({ id, isOurs }) => ({
  level: id,
  isOurs,
  byPlayers: [1, 2, 3, 4, 5, 6].map((players) => {
    const campaign = campaignOf(id, players);
    return {
      ...rulesOfLevel(id, players),
      ...(campaign && { campaign }),
      ...{ newcomers: newcomersWin(id, players), rounds: newcomersRounds(id, players) },
    };
  }),
}));
