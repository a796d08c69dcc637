import type { DefId } from '../../../../../engine/alpha-omega/index.ts';

/** What everybody may see of how a game stands, for a small picture of it: no hand, no deck, nothing face down. */
export interface Thumbnail {
  readonly id: string;
  readonly objective: DefId;
  readonly round: number;
  /** Strength of both sides, as a Strength Check would find it. */
  readonly good: number;
  readonly opponent: number;
  /** The lead that wins, and the lead of the Opponents that loses. */
  readonly goal: number;
  readonly lostBy: number;
  /** Persons in play, strongest first, on the side for which they count. */
  readonly goodPersons: readonly DefId[];
  readonly opponentPersons: readonly DefId[];
}
