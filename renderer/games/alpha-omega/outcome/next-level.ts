import type { LevelId, Outcome } from '../../../../engine/index.ts';

/** The ladder of levels, the gentlest first. */
const LADDER: readonly LevelId[] = ['firstBattle', 'pilgrim', 'shepherd', 'standard', 'narrowWay'];

/** A level to go on at: one step harder where a game was won, one step gentler where it was lost. */
export interface Step {
  readonly level: LevelId;
  readonly isHarder: boolean;
}

/** The level that a game invites to; null where it was at none, where the ladder ends, and after a draw. */
export function stepAfter(level: LevelId | null, winner: Outcome['winner']): Step | null {
  if (level === null || winner === null) return null;
  const isHarder = winner === 'good';
  const next = LADDER[LADDER.indexOf(level) + (isHarder ? 1 : -1)];
  return next === undefined ? null : { level: next, isHarder };
}
