import type { DefId, LevelId } from '../../../../../engine/alpha-omega/index.ts';

/** How often newcomers win an Objective, alone and at one level: what its difficulty is told by. */
export interface MeasuredObjective {
  readonly objective: DefId;
  readonly level: LevelId;
  readonly games: number;
  readonly won: number;
  /** What was played in short, so that figures of other cards or another level are not taken for today's. */
  readonly key: string;
  readonly seed: string;
  /** Of which code. */
  readonly commit: string;
}
