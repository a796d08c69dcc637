import type { Assist, CampaignRules, LevelId, Variant } from '../../../../../engine/alpha-omega/index.ts';

/** A level of the ladder, gentlest first: how it is played by so many, and how that goes. */
export interface LevelTile {
  readonly level: LevelId;
  /** Gentler or harder by our invention; the others are the rulebook's own. */
  readonly isOurs: boolean;
  /** One for each number of players, from 1 on. */
  readonly byPlayers: readonly {
    readonly variants: readonly Variant[];
    readonly assists: readonly Assist[];
    /** How a campaign is played at it, where that is otherwise than a game by itself. */
    readonly campaign?: CampaignRules;
    /** The share of games that newcomers win, where it was measured. */
    readonly newcomers: number | null;
    /** How many rounds the median game of newcomers takes, where it was measured. */
    readonly rounds: number | null;
  }[];
}
