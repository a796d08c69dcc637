import type { LevelTile } from '../../../../electron/shared/api.ts';
import type { LevelId, Outcome } from '../../../../engine/index.ts';

/** A level to go on at: one step harder where a game was won, one step gentler where it was lost. */
export interface LevelStep {
  readonly level: LevelId;
  readonly isHarder: boolean;
}

/**
 * The level that a game invites to; null where it was at none, where the ladder ends, and after a draw.
 * @param levels the ladder, the gentlest first
 */
export function stepAfter(
  level: LevelId | null,
  winner: Outcome['winner'],
  levels: readonly LevelTile[],
): LevelStep | null {
  const at = levels.findIndex((tile) => tile.level === level);
  if (at < 0 || winner === null) return null;
  const isHarder = winner === 'good';
  const next = levels[at + (isHarder ? 1 : -1)];
  return next === undefined ? null : { level: next.level, isHarder };
}
