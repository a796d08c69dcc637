import type { SeatId } from '../kernel/types.ts';
import type { ConstantAbility, TriggeredAbility, Until } from './definitions.ts';
import type { DefId, Side } from './selects.ts';
import type { DeckMark, Reserve, SeatSetup } from './setup-parts.ts';
import type { Assist, Variant } from './variants-and-assists.ts';

/** One card in one game: an index into `Table.cards`. Two copies of a print are two of these. */
export type CardId = number;

/** Whose deck a card came from and whose discard pile it goes to; Good piles are numbered. */
export type PileId = 'opponent' | 'calling' | 'objective' | number;

export interface Card {
  readonly def: DefId;
  readonly pile: PileId;
  /** In no deck: an Objective brings it from beside the table. */
  readonly outside?: true;
  /** In no deck yet: it joins the Opponents' once so many Objectives are achieved. */
  readonly joinsAfter?: number;
}

/** Cards face down, top first, and the discard pile beside it, latest last. */
export interface Pile {
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
}

/** When an Event's time is counted down. */
export interface Clock {
  readonly at: 'playPhase' | 'opponentPhase' | 'roundBegins' | 'strengthCheck';
  /** Whose phase; null where the clock counts rounds. */
  readonly seat: SeatId | null;
  readonly left: number;
  /** How often it was counted down. */
  readonly age: number;
  /** Set in this very round, in which an Opponent Phase that is still to come does not count it (ruling 10). */
  readonly fresh?: true;
}

/** A card in play. The list on the table is in order of entry into the play of its side. */
export interface InPlay {
  readonly id: CardId;
  readonly def: DefId;
  /** Under whom it plays. A Lured card is an opponent. */
  readonly side: Side;
  /** The Good player who brought it: to whom it returns. Null for cards of the Opponent deck. */
  readonly owner: SeatId | null;
  readonly damage: number;
  /** Ruling 5: follows the card across sides; cleared when a round begins. */
  readonly acted: boolean;
  /** Attacks made since this turn began, on whichever side. */
  readonly attacks: number;
  /** Joined the Opponents in this game; loses its own abilities. */
  readonly lured: boolean;
  /** Came into Opponent play this round without being drawn or played: it waits for the Clean-Up. */
  readonly joining: boolean;
  /** Could not act in this Clean-Up, and is not asked again in it; who comes in anew has not. */
  readonly rests: boolean;
  /** The card this Item or Event is on. */
  readonly host: CardId | null;
  /** An Opponent Event that nobody can take advantage of yet. */
  readonly waiting: boolean;
  readonly clock: Clock | null;
}

/** An effect on a card that outlives what caused it. */
export interface Lasting {
  readonly name: string;
  readonly source: CardId;
  readonly host: CardId;
  readonly seat: SeatId | null;
  readonly until: Until | null;
  readonly abilities: readonly (TriggeredAbility | ConstantAbility)[];
}

export interface CallingState {
  readonly id: CardId;
  readonly progress: number;
  readonly achieved: boolean;
  /** Is its benefit in force? */
  readonly holds: boolean;
  /** The last round in which it is; null for the rest of the game. */
  readonly until: number | null;
}

/** Rulebook: LURE PLAYER. `turns` lured turns are still to come; at 0 the player is freed after the Strength Check. */
export interface LuredPlayer {
  readonly turns: number;
}

export interface Seat {
  readonly name: string;
  /** Which Good pile this player draws from and discards to. */
  readonly pile: number;
  readonly hand: readonly CardId[];
  readonly callings: readonly CallingState[];
  readonly lured: LuredPlayer | null;
  readonly everLured: boolean;
  /** Rounds in a row in which a Person of this player joined the Opponents, this round counted once it happened. */
  readonly lossRounds: number;
  readonly lostThisRound: boolean;
}

/** Rulebook, Opponent Play: a player of the Opponent deck. */
export interface OpponentSeat {
  readonly name: string;
  readonly hand: readonly CardId[];
}

/** The attack being carried out. On the table, so that an interrupt is an ordinary event and the arrow can be drawn. */
export interface Attack {
  readonly by: CardId;
  readonly target: CardId;
  readonly cancelled: boolean;
}

export type Phase = 'opponentPhase' | 'drawPhase' | 'playPhase' | 'actionPhase' | 'cleanUp' | 'strengthCheck';

/** The lead of one side at a Strength Check, seen from the Good side. */
export interface Balance {
  readonly good: number;
  readonly opponent: number;
}

export type OutcomeReason =
  | 'objectiveAchieved'
  | 'objectiveLost'
  /** The Objective's own words have decided it, not the lead. */
  | 'objectiveFulfilled'
  | 'objectiveFailed'
  | 'opponentDeckDefeated'
  | 'goodDecksExhausted'
  /** A Good player has conceded. */
  | 'conceded'
  | 'standOff';

/** Rulebook, Achievement Scoring: one line for each sentence of its table. */
export interface Score {
  readonly ownPersons: number;
  readonly teamMatesPersons: number;
  readonly ownCallings: number;
  readonly teamMatesCallings: number;
  readonly withinTenRounds: number;
  readonly neverLured: number;
  readonly total: number;
}

export interface Outcome {
  readonly winner: Side | null;
  readonly reason: OutcomeReason;
  readonly round: number;
  readonly balance: Balance;
  /** Objectives achieved; more than one only in Campaign Mode. */
  readonly achieved: number;
  /** Achievement Scoring, a player each. */
  readonly scores: readonly Score[];
}

/** Everything on and around the table. */
export interface Table {
  readonly cards: readonly Card[];
  readonly objective: CardId;
  /** Campaign Mode: the Objectives still to come, and those achieved. */
  readonly nextObjectives: readonly CardId[];
  readonly achievedObjectives: readonly CardId[];
  /** Cards that this Objective, or one still to come, brings and that are in no deck; Opponents who join theirs later. */
  readonly aside: readonly CardId[];
  /** When both the Objective and the Opponent deck are to be won: the round in which the first was, or null. */
  readonly achievedIn: number | null;
  /** The round before this Objective's first. */
  readonly objectiveSince: number;
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
  /** A third at most: the Strength that each Opponent card has taken from Good play this round. */
  readonly taken: Readonly<Record<CardId, number>>;
  /** A third at most: the cards that were spared once in this game. */
  readonly spared: readonly CardId[];
  /** The lead that ends the game. */
  readonly goal: number;
  readonly seats: readonly Seat[];
  /** Opponent Play: the players of the Opponent deck, whose seats are counted on after the Good players'. */
  readonly opponents: readonly OpponentSeat[];
  readonly goodPiles: readonly Pile[];
  readonly opponentPile: Pile;
  readonly callingPile: Pile;
  readonly inPlay: readonly InPlay[];
  readonly lasting: readonly Lasting[];
  /** For each seat, the cards in decks that this player has looked at and whose place is still known. */
  readonly known: readonly (readonly CardId[])[];
  /** Persons already played this game, whatever became of them. */
  readonly spent: readonly DefId[];
  /** How often limited abilities were used, by key, in the current turn, round and game. */
  readonly uses: { readonly [S in 'turn' | 'round' | 'game']: Readonly<Record<string, number>> };
  readonly round: number;
  /** Whose turn it is; null in Clean-Up and Strength Check. Who must answer is the pending decision's matter. */
  readonly turn: SeatId | null;
  readonly phase: Phase;
  readonly attack: Attack | null;
  /** The first Opponent card of the game does not act (rulebook, Opponent Phase). */
  readonly firstOpponentDrawn: boolean;
  /** Rounds in a row without an Opponent card drawn; ten end the game as a stand-off (ruling 24). */
  readonly quietRounds: number;
  readonly drawnThisRound: boolean;
  readonly balances: readonly Balance[];
  readonly outcome: Outcome | null;
}

/** What a game is started with. All of it is in the save. */
export interface Setup {
  readonly objective: DefId;
  /** Campaign Mode: the Objectives that follow, in order. */
  readonly campaign?: readonly DefId[];
  readonly variants?: readonly Variant[];
  readonly assists?: readonly Assist[];
  readonly seats: readonly SeatSetup[];
  /** Set Up: one Good deck that all players draw from. */
  readonly commonDeck?: readonly DefId[];
  readonly commonFrom?: DeckMark;
  /** Opponent Play: who plays the Opponent deck. */
  readonly opponents?: readonly { readonly name: string }[];
  readonly opponentDeck: readonly DefId[];
  readonly opponentFrom?: DeckMark;
  /** Campaign Mode: Opponents who are not in that deck at first. */
  readonly reserve?: readonly Reserve[];
  readonly callingDeck: readonly DefId[];
  /**
   * The decks lie in the order in which they are given, their first card on top, and are not shuffled. Named, so that
   * nobody counts such a game among the ordinary ones. The die is not arranged: a seed is chosen that throws as wanted.
   */
  readonly arranged?: string;
}

/** A bound name's value: numbers, or the ids of cards. */
export type Bound = Readonly<Record<string, readonly number[]>>;

/** What a running program may refer to. */
export interface Scope {
  /** The card that carries the ability. */
  readonly self: CardId;
  /** The player who decides and benefits; for Opponent cards the acting player. */
  readonly seat: SeatId;
  readonly bound: Bound;
}

/** What a question is about. */
export type About =
  | 'newHand'
  | 'drawOrCalling'
  | 'play'
  | 'action'
  | 'luredAttack'
  | 'opponentTarget'
  | 'interruptAttack'
  | 'interruptDefeat'
  | 'may'
  | 'discardCards'
  | 'opponentPlay'
  | 'opponentAction'
  | 'chooseCard'
  | 'chooseCalling'
  | 'arrangeCards';
