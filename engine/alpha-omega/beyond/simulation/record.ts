import type { Broken } from '../../../simulation/record.ts';
import type { DefId, Side } from '../../selects.ts';
import type { OutcomeReason } from '../../types.ts';

/**
 * What became of the prints of one deck in one game; each print is named once, whatever its copies. Of a Calling,
 * `played` are those achieved; of the Opponent deck, those that entered play.
 */
export interface CardUse {
  readonly deck: readonly DefId[];
  /** Given by the shuffle alone: in the opening hand, or among the first Opponent cards of the deck. */
  readonly early: readonly DefId[];
  readonly drawn: readonly DefId[];
  readonly played: readonly DefId[];
  /** Persons Lured Astray from play; of the Opponent deck, those that Lured one. */
  readonly lured: readonly DefId[];
}

/** A game that came to its end. */
export interface Finished {
  readonly kind: 'finished';
  readonly seed: string;
  /** Null for a stand-off. */
  readonly winner: Side | null;
  readonly reason: OutcomeReason;
  readonly rounds: number;
  /** By how much Good led at each Strength Check. */
  readonly leads: readonly number[];
  readonly decisions: number;
  /** Objectives achieved. */
  readonly achieved: number;
  /** Achievement Scoring, a player each. */
  readonly scores: readonly number[];
  /** A Good player each. */
  readonly seats: readonly CardUse[];
  readonly opponents: CardUse;
  readonly callings: CardUse;
}

export type GameRecord = Finished | Broken;
