import {
  alphaOmega,
  campaignOf,
  LEVELS,
  newcomersRounds,
  newcomersWin,
  rulesOfLevel,
} from '../../../../engine/alpha-omega/index.ts';
import type { LevelTile } from '../../../shared/games/alpha-omega/api.ts';

const { max } = alphaOmega.seats;

/** The ladder of levels as a page of choices shows it. */
export const LEVEL_TILES: readonly LevelTile[] = LEVELS.map(({ id, isOurs }) => ({
  level: id,
  isOurs,
  byPlayers: Array.from({ length: max }, (_, at) => {
    const campaign = campaignOf(id, at + 1);
    return {
      ...rulesOfLevel(id, at + 1),
      ...(campaign && { campaign }),
      ...{ newcomers: newcomersWin(id, at + 1), rounds: newcomersRounds(id, at + 1) },
    };
  }),
}));
