import type { DefId, LevelId } from '../../../../../engine/alpha-omega/index.ts';

/** How often newcomers who come to an Objective of a campaign win it: what its difficulty is told by on the map. */
export interface MeasuredStop {
  readonly level: LevelId;
  readonly players: number;
  /** The Objective that the campaign begins with. */
  readonly from: DefId;
  readonly objective: DefId;
  /** Campaigns that came to it, and those that went on after it. */
  readonly reached: number;
  readonly won: number;
  /** What was played in short, so that figures of other cards or another level are not taken for today's. */
  readonly key: string;
  readonly seed: string;
  /** Of which code. */
  readonly commit: string;
}
