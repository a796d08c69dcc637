import type { Ask, SeatId } from '../kernel/types.ts';
import type { Forbidden } from './definitions.ts';
import type { Blow } from './queries/blow.ts';
import type { ReadinessOf } from './queries/readiness.ts';
import type { UsesLeft } from './queries/uses-left.ts';
import type { EndView } from './queries/ends.ts';
import type { DefId, Side } from './selects.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { Option } from './options.ts';
import type { Reason } from './reasons.ts';
import type { About, Attack, Balance, CardId, Clock, Outcome, Phase } from './types.ts';
import type { Assist, Variant } from './variants-and-assists.ts';

/** A card whose face the looking seats may see. */
export interface KnownCard {
  readonly id: CardId;
  readonly def: DefId;
}

/** What the words of a card can make of another: something is forbidden, it lures, or what it says aloud is silenced. */
export type StateFrom = Forbidden | 'luresAstray' | 'silenced';

/** A card in play, with the numbers that the rules derive for it. */
export interface InPlayView extends KnownCard {
  readonly side: Side;
  readonly owner: SeatId | null;
  /** Counts for the Opponents: their own card, a Lured one, or one of a Lured Player. */
  readonly countsFor: Side;
  readonly damage: number;
  /** Hit points left; null for Events, which have none. */
  readonly left: number | null;
  /** Strength as it counts in the balance now; null for cards that never count. */
  readonly strength: number | null;
  /** The cards whose words change its Strength; absent where none do. */
  readonly strengthFrom?: readonly DefId[];
  /** Its Strength with that of the weapons it carries; null for all but Persons. */
  readonly armed: number | null;
  /** Strength as printed on the card; null for Events. */
  readonly printed: number | null;
  /** Damage of its next blow, with weapon and modifiers; null for cards that do not attack. */
  readonly attack: number | null;
  readonly acted: boolean;
  readonly lured: boolean;
  readonly luresAstray: boolean;
  readonly host: CardId | null;
  readonly waiting: boolean;
  readonly clock: Clock | null;
  /** A third at most: it was spared, and will not be again; absent where it was not. */
  readonly spared?: true;
  /** What is forbidden to it just now, or to be done to it. */
  readonly cannot: readonly Forbidden[];
  /** The card whose words each such state is from; absent where none is from a card's words. */
  readonly stateFrom?: Readonly<Partial<Record<StateFrom, DefId>>>;
  /** How its abilities stand that wait to be used. */
  readonly readiness: ReadinessOf;
  /** Lasting effects on it, and the card each is from. */
  readonly effects: readonly { readonly name: string; readonly source: DefId }[];
}

export interface CallingView extends KnownCard {
  readonly progress: number;
  readonly times: number;
  readonly achieved: boolean;
  /** Is its benefit in force, and up to which round (null: the rest of the game)? */
  readonly holds: boolean;
  readonly until: number | null;
}

/** Opponent Play: a player of the Opponents. */
export interface OpponentSeatView {
  readonly seat: SeatId;
  readonly name: string;
  readonly hand: readonly KnownCard[] | null;
  readonly handCount: number;
}

export interface SeatView {
  readonly seat: SeatId;
  readonly name: string;
  /** The hand, for eyes that may see it. */
  readonly hand: readonly HandCard[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** Cards of this player's deck whose place is known: 0 is the top. */
  readonly knownDeck: readonly KnownPlace[];
  readonly discard: readonly KnownCard[];
  readonly callings: readonly CallingView[];
  /** Lured turns still to take, or null when the player is not a Lured Player. */
  readonly luredTurns: number | null;
  readonly lossRounds: number;
}

export interface HandCard extends KnownCard {
  /** A Person already played this game (ruling 15): shown, but it cannot be played. */
  readonly spent: boolean;
}

export interface KnownPlace extends KnownCard {
  /** 0 is the top of the deck. */
  readonly place: number;
}

export interface DecisionView {
  readonly id: number;
  readonly seat: SeatId;
  readonly about: About;
  readonly source: KnownCard | null;
  /** What may be chosen; null for eyes that are not asked and may not know. */
  readonly ask: Ask<Option> | null;
}

/** Everything that some seats, looking together, may know of a game. */
export interface View {
  readonly ruleset: 'alpha-omega';
  readonly eyes: readonly SeatId[];
  readonly round: number;
  readonly turn: SeatId | null;
  readonly phase: Phase;
  readonly objective: KnownCard;
  /** The lead of the Good side that wins. */
  readonly goal: number;
  /** The lead of the Opponents that loses. */
  readonly lostBy: number;
  /** The round of this Objective: in Campaign Mode each begins anew. */
  readonly objectiveRound: number;
  /** What else than a lead wins or loses, in the order of the Objective's program. */
  readonly ends: readonly EndView[];
  /** As a Strength Check would find it now. */
  readonly balance: Balance;
  /** What each Strength Check so far found. */
  readonly balances: readonly Balance[];
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
  readonly seats: readonly SeatView[];
  /** All Good players draw from one deck, and have one discard pile. */
  readonly isDeckCommon: boolean;
  readonly opponents: readonly OpponentSeatView[];
  /** All or Nothing as well: the round in which the Objective was achieved. */
  readonly achievedIn: number | null;
  readonly opponent: {
    readonly deckCount: number;
    readonly knownDeck: readonly KnownPlace[];
    readonly discard: readonly KnownCard[];
  };
  readonly callingDeckCount: number;
  /** Which Callings lie in that deck, without their order, which nobody knows. */
  readonly callingsToCome: readonly DefId[];
  /** Two Callings: cards of that deck whose place these eyes know. */
  readonly knownCallings?: readonly KnownPlace[];
  /** Rounds in a row without an Opponent card drawn, this one not counted; ruling 24 ends the game after ten. */
  readonly quietRounds: number;
  readonly inPlay: readonly InPlayView[];
  readonly attack: Attack | null;
  /** What the blows that can be chosen now would do. */
  readonly blows: readonly Blow[];
  /** How many cards whoever is asked may still play, this one included; null while nobody is asked that. */
  readonly playsLeft: number | null;
  /** Whoever is asked that has played a card in this Play Phase already; absent otherwise. */
  readonly playsFurther?: true;
  /** The card that takes the next Draw Phase's card away, as things stand; null when there is one to draw. */
  readonly drawTakenBy: CardId | null;
  /** How often abilities that can be used several times can still be used; absent where there are none. */
  readonly usesLeft?: readonly UsesLeft[];
  readonly pending: DecisionView | null;
  readonly outcome: Outcome | null;
}

/** Why something is as it is, with the print of every card that is named. */
export interface Explanation {
  readonly reason: Reason;
  readonly defs: Readonly<Record<CardId, DefId>>;
}

/**
 * An event as the looking seats saw it, with the print of every card it names. What they may not know is left out: the
 * order of a shuffled deck, and the cards that somebody else drew or looked at (`count` still says how many).
 */
export interface ToldEvent {
  readonly event: AlphaOmegaEvent;
  readonly defs: Readonly<Record<CardId, DefId>>;
  /** Why it happened by itself, where it did. */
  readonly why?: Reason;
}
