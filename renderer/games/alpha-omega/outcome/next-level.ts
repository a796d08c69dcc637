import type { LevelTile } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { LevelId, Outcome } from '../../../../engine/alpha-omega/index.ts';

/** A level to go on at: one step harder where a game was won, one step gentler where it was lost. */
export interface LevelStep {
  readonly level: LevelId;
  readonly isHarder: boolean;
}

/** Nobody is invited to a level that fewer newcomers win than this share of them: who wants it chooses it. */
const HOPELESS = 0.02;

/**
 * The level that a game of so many players invites to; null where it was at none, where the ladder ends or goes on to what
 * hardly anybody wins, and after a draw.
 * @param levels the ladder, the gentlest first
 */
export function stepAfter(
  level: LevelId | null,
  winner: Outcome['winner'],
  levels: readonly LevelTile[],
  players: number,
): LevelStep | null {
  const at = levels.findIndex((tile) => tile.level === level);
  if (at < 0 || winner === null) return null;
  const isHarder = winner === 'good';
  const next = levels[at + (isHarder ? 1 : -1)];
  if (next === undefined) return null;
  const share = next.byPlayers[players - 1]?.newcomers ?? null;
  return isHarder && share !== null && share < HOPELESS ? null : { level: next.level, isHarder };
}
