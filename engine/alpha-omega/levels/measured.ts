import type { LevelId } from './levels.ts';

/** How a bot fared at a level with so many players. */
export interface MeasuredCell {
  readonly level: LevelId;
  readonly players: number;
  /** Who plays: `steady` stands for a beginner, `thoughtful` for a good player. */
  readonly bot: 'steady' | 'thoughtful';
  readonly games: number;
  readonly won: number;
  /** Of the median game. */
  readonly rounds: number;
  /** What was played in short, so that figures of a level that was changed are not taken for today's. */
  readonly key: string;
  readonly seed: string;
  /** Of which code. */
  readonly commit: string;
}
