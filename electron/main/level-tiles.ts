import { alphaOmega, LEVELS, newcomersWin, waysOf } from '../../engine/index.ts';
import type { LevelTile } from '../shared/api.ts';

const { max } = alphaOmega.seats;

/** The ladder of levels as a page of choices shows it. */
export const LEVEL_TILES: readonly LevelTile[] = LEVELS.map(({ id, isOurs }) => ({
  level: id,
  isOurs,
  byPlayers: Array.from({ length: max }, (_, at) => ({
    ...waysOf(id, at + 1),
    newcomers: newcomersWin(id, at + 1),
  })),
}));
