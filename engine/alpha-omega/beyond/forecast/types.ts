import type { SeatId } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { Forbidden } from '../../definitions.ts';
import type { Option } from '../../options.ts';
import type { DefId, Side } from '../../selects.ts';
import type { About, Balance, CardId } from '../../types.ts';
import type { ToldEvent } from '../../view-types.ts';

/**
 * Why the forecast cannot be sure from some step on: a card that these eyes do not know comes up, a die is rolled, a
 * player of the Opponents has a free hand, or a Lured Player must act.
 */
export type Unsure = 'hiddenCards' | 'die' | 'opponentPlayer' | 'luredPlayer';

/** One thing that will happen; `unsure` says why it might not. */
export interface Omen {
  readonly event: AlphaOmegaEvent;
  readonly unsure: Unsure | null;
}

/** A tie, or another choice that somebody has to make: what follows from each option. */
export interface Fork {
  readonly seat: SeatId;
  readonly about: About;
  readonly source: CardId | null;
  /** Null for an option that was not followed, because there were too many. */
  readonly branches: readonly { readonly option: Option; readonly then: Branch | null }[];
}

/** What happens up to the next fork, or up to and with the Strength Check. */
export interface Branch {
  readonly omens: readonly Omen[];
  readonly fork: Fork | null;
  /** What the Strength Check finds, or the end of the game before it; null where a fork comes first. */
  readonly balance: Balance | null;
  /** Who has won the game then; null where it goes on, or nobody has. */
  readonly winner: Side | null;
  /** Cards whose players may step in; here they let it be. */
  readonly mayStepIn: readonly CardId[];
  /** Why not all of this branch is sure, a fork's branches left aside. */
  readonly unsure: Unsure | null;
  /** What is sure of the beginning of the next round; nothing where the branch itself is not, or the game is over. */
  readonly next: readonly Omen[];
}

/** An omen as the looking seats may know it. */
export interface ToldOmen extends ToldEvent {
  readonly unsure: Unsure | null;
}

/** A fork with the print of every card it names. */
export interface ToldFork extends Omit<Fork, 'branches'> {
  readonly defs: Readonly<Record<CardId, DefId>>;
  readonly branches: readonly { readonly option: Option; readonly then: ToldBranch | null }[];
}

/** A branch as the looking seats may know it. */
export interface ToldBranch extends Omit<Branch, 'omens' | 'fork' | 'next'> {
  readonly omens: readonly ToldOmen[];
  readonly next: readonly ToldOmen[];
  readonly fork: ToldFork | null;
}

/** Where a card goes that leaves play, or changes sides. */
export type Fate =
  /** Defeated and discarded. */
  | 'falls'
  /** Defeated, and in play again at once. */
  | 'rises'
  /** To the Opponents. */
  | 'lured'
  /** From the Opponents to the Good side. */
  | 'returns'
  /** Discarded undefeated. */
  | 'discarded'
  | 'toHand'
  | 'toDeck'
  /** Into play. */
  | 'enters';

/** What becomes of one card. */
export interface Change {
  readonly card: CardId;
  /** Damage that it takes itself, and keeps. */
  readonly damage: number;
  /** Damage that is taken back because it is spared: a third at most is taken. */
  readonly excess: number;
  /** Damage that what it carries takes in its place. */
  readonly absorbed: number;
  readonly healed: number;
  /** Hit points that it has left; null where it has none, or is in play no more. */
  readonly left: number | null;
  /** Before and after, where they differ. */
  readonly strength: readonly [number, number] | null;
  readonly attack: readonly [number, number] | null;
  readonly fate: Fate | null;
  /** What is forbidden to it from then on. */
  readonly forbidden: readonly Forbidden[];
  /** It has acted and may act again. */
  readonly actsAgain: boolean;
}

/** What an answer is sure to do at once. */
export interface Prediction {
  /** The id of the answer. */
  readonly option: string;
  /** The cards that the answer names, and all others that are otherwise then. */
  readonly changes: readonly Change[];
  /** Who takes the blow in the target's place, by the rules alone. */
  readonly stepsIn: CardId | null;
  /** The card that stops the attack, by the rules alone. */
  readonly stoppedBy: CardId | null;
  /** Cards whose players may step in; here they let it be. */
  readonly mayStepIn: readonly CardId[];
  /** The cards in play among which whoever answers chooses next, where that decides. */
  readonly choosing: readonly CardId[];
  /** Of an ability: what choosing each of those is sure to do to it. */
  readonly onChosen: readonly Change[];
  /** Why not all of it could be told. */
  readonly unsure: Unsure | 'choice' | null;
}
