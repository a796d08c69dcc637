import type { Game, GameState, Handler } from '../kernel/types.ts';

/** Which card of a round wins: the die says so before anybody lays one. */
export type Wins = 'high' | 'low';

/** All of Higher Card's types for the kernel. */
export interface HigherCard {
  readonly setup: { readonly seats: readonly { readonly name: string }[] };
  readonly table: {
    readonly names: readonly string[];
    /** The cards that each seat holds, 1 to 30, each of them once. */
    readonly hands: readonly (readonly number[])[];
    /** What was laid face down this round, by seat. */
    readonly laid: readonly number[];
    readonly points: readonly number[];
    /** Counted from 1; 0 before the cards are dealt. */
    readonly round: number;
    readonly wins: Wins;
    readonly outcome: Outcome | null;
  };
  readonly frame:
    | { readonly kind: 'deal' }
    | { readonly kind: 'round' }
    | { readonly kind: 'lay'; readonly seat: number };
  readonly event: HigherCardEvent;
  readonly option: { readonly id: string; readonly card: number };
  readonly about: 'lay';
  readonly outcome: Outcome;
  readonly content: null;
  readonly view: View;
}

/** How a game ended: those with the most points have won. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly points: readonly number[];
}

export type HigherCardEvent =
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[])[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly wins: Wins }
  | { readonly type: 'laid'; readonly seat: number; readonly card: number | null }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly winner: number }
  | { readonly type: 'ended'; readonly winners: readonly number[] };

/** What some seats, looking together, may know. */
export interface View {
  readonly ruleset: 'higher-card';
  readonly eyes: readonly number[];
  readonly round: number;
  readonly wins: Wins;
  /** Whose turn it is; null when the game is over. */
  readonly turn: number | null;
  readonly phase: 'lay';
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly points: number;
    readonly hand: readonly number[] | null;
    readonly handCount: number;
    /** What this seat laid face down; null for who did not yet, and for other eyes. */
    readonly laid: number | null;
    readonly hasLaid: boolean;
  }[];
  readonly pending: {
    readonly id: number;
    readonly seat: number;
    readonly about: 'lay';
    /** Null for eyes that are not those of the seat that is asked. */
    readonly ask: { readonly kind: 'one'; readonly options: readonly HigherCard['option'][] } | null;
  } | null;
  readonly outcome: Outcome | null;
}

export type State = GameState<HigherCard>;
export type Playing = Game<HigherCard>;
export type FrameHandler<K extends HigherCard['frame']['kind']> = Handler<
  HigherCard,
  Extract<HigherCard['frame'], { readonly kind: K }>
>;
