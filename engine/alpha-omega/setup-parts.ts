import type { DefId } from './selects.ts';

/** A Good player as a game is set up. */
export interface SeatSetup {
  readonly name: string;
  /** The player's Good deck; empty when there is a common one. */
  readonly deck: readonly DefId[];
  /** Which deck this is, where somebody built it; left out, it is a pack's own. */
  readonly from?: DeckMark;
}

/** Which deck of somebody's a game is played with. The rules do not ask: it is for whoever wants to play with it again. */
export interface DeckMark {
  readonly name: string;
  /** The deck as it is kept, and its version; null for a list that is kept nowhere. */
  readonly deck: string | null;
  readonly version: number | null;
}

/** Opponents who join their deck with the Objective that follows so many achieved ones: help that is ours. */
export interface Reserve {
  readonly after: number;
  readonly cards: readonly DefId[];
}
