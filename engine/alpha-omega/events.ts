import type { SeatId } from '../kernel/types.ts';
import type { Deck, TriggeredAbility, ConstantAbility, Until } from './definitions.ts';
import type { Note } from './reasons.ts';
import type { Select, Side } from './selects.ts';
import type { Balance, CardId, Clock, LuredPlayer, Outcome, Phase, PileId } from './types.ts';

/** Why an attack goes where it goes. */
export type TargetReason =
  /** Fewest hit points left of all that could be attacked; `tied` says how many had as few, `chosenBy`
   * who chose between them. */
  | {
      readonly kind: 'weakest';
      readonly left: number;
      readonly tied: number;
      readonly chosenBy: SeatId | null;
      /** The next that would have been attacked, with what it had left. */
      readonly next?: { readonly card: CardId; readonly left: number };
    }
  /** As a card's words have it: most hit points left, or the weakest of some cards only. */
  | {
      readonly kind: 'told';
      readonly card: CardId;
      readonly pick: 'weakest' | 'strongest';
      readonly left: number;
      readonly tied: number;
      readonly chosenBy: SeatId | null;
    }
  | { readonly kind: 'player' }
  | { readonly kind: 'card'; readonly card: CardId };

/** Why an Opponent Event is on the card it is on: which of those it speaks of, and who chose between several. */
export interface HostReason {
  readonly pick: NonNullable<Select['pick']> | null;
  readonly chosenBy: SeatId | null;
}

/** Why a card left play for a discard pile. */
export type DiscardReason =
  /** It was defeated, or spent without effect: another event says how. */
  | { readonly why: 'defeated' | 'spent' }
  /** An Event's time is up, or it was one of a moment. */
  | { readonly why: 'timeOver' | 'momentOver' }
  /** A new Place took its place, a card's words said so, or what it was on left or changed sides. */
  | { readonly why: 'replaced' | 'commanded' | 'withHost'; readonly by: CardId }
  /** A Good Item that no Lured Person can use any more. */
  | { readonly why: 'unclaimed' };

/** Why an Opponent did not attack, or an Opponent Event had no effect. */
export type IdleReason =
  | 'nothingToAttack'
  | 'firstCardOfTheGame'
  | 'cannotAttack'
  | 'noGoodPerson'
  | 'waitsInEasyMode';

/** Why nobody of a player's acts: there is no Person, or nobody to attack and no ability to use, or none can. */
export type NobodyReason = 'noPerson' | 'noFoes' | 'noneAble';

/**
 * Everything that can happen in a game, in the past tense. The table changes by these alone; log, animation, views and
 * tests read them.
 */
export type AlphaOmegaEvent =
  | { readonly type: 'gameBegan' }
  | { readonly type: 'deckShuffled'; readonly pile: PileId; readonly order: readonly CardId[] }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnBegan'; readonly seat: SeatId }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'phaseSkipped'; readonly phase: Phase; readonly because: CardId }
  | { readonly type: 'opponentDrawn'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'opponentDeckEmpty'; readonly seat: SeatId }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly count: number;
    }
  /** A player draws nothing. `because`: the card that takes the Draw Phase's card away; else the deck is empty. */
  | { readonly type: 'nothingDrawn'; readonly seat: SeatId; readonly because?: CardId }
  /**
   * A player may play `left` cards, and none in the hand can be played. `because`: the card that grants plays beyond the
   * first, where it is about those.
   */
  | {
      readonly type: 'nothingPlayable';
      readonly seat: SeatId;
      readonly left: number;
      readonly further: boolean;
      readonly because?: CardId;
    }
  /** An Action Phase begins, and no Person of this player can do anything in it. */
  | { readonly type: 'nobodyActs'; readonly seat: SeatId; readonly why: NobodyReason }
  /** `under`: the Calling that was looked at with it and went under the deck; `first`: the game begins with it. */
  | {
      readonly type: 'callingDrawn';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly under?: CardId;
      readonly first?: true;
    }
  | { readonly type: 'cardPlayed'; readonly seat: SeatId; readonly card: CardId; readonly host?: CardId }
  | {
      readonly type: 'enteredPlay';
      readonly card: CardId;
      readonly side: Side;
      readonly owner: SeatId | null;
      readonly host: CardId | null;
      readonly person: boolean;
    }
  /** `passed`: it went by itself to the first able to take advantage of it. */
  | { readonly type: 'attached'; readonly card: CardId; readonly host: CardId; readonly passed?: true }
  /** An Event takes effect, on a card or beside the table. `why`: how an Opponent Event came to that card. */
  | {
      readonly type: 'eventApplied';
      readonly card: CardId;
      readonly host: CardId | null;
      readonly why?: HostReason;
    }
  | { readonly type: 'waited'; readonly card: CardId }
  | { readonly type: 'clockSet'; readonly card: CardId; readonly clock: Clock }
  | { readonly type: 'clockTicked'; readonly card: CardId; readonly left: number }
  | {
      readonly type: 'attackDeclared';
      readonly by: CardId;
      readonly target: CardId;
      readonly why: TargetReason;
    }
  /** `by` is the attacker, `through` the card that stepped in. */
  | {
      readonly type: 'attackRedirected';
      readonly by: CardId;
      readonly through: CardId;
      readonly from: CardId;
      readonly to: CardId;
    }
  | { readonly type: 'attackCancelled'; readonly by: CardId; readonly through: CardId }
  /** The blow lands: `amount` is the attacker's full attack, before armour and other protection. */
  | {
      readonly type: 'struck';
      readonly by: CardId;
      readonly target: CardId;
      readonly amount: number;
      /** What it is made of, where it is not the Strength printed on the attacker. */
      readonly parts?: readonly Note[];
    }
  | { readonly type: 'attackEnded' }
  /** `because`: the card whose words keep it from attacking. `rests`: it was its turn in the Clean-Up. */
  | {
      readonly type: 'idled';
      readonly card: CardId;
      readonly why: IdleReason;
      readonly because?: CardId;
      readonly rests?: true;
    }
  | {
      readonly type: 'damaged';
      readonly card: CardId;
      readonly amount: number;
      readonly by: CardId;
      readonly absorbedFor?: CardId;
      /** What it was made of, and what became of it; absent where older rules dealt it. */
      readonly parts?: readonly Note[];
    }
  | { readonly type: 'healed'; readonly card: CardId; readonly amount: number; readonly by: CardId }
  | { readonly type: 'saved'; readonly card: CardId; readonly by: CardId; readonly damage: number }
  | {
      readonly type: 'defeated';
      readonly card: CardId;
      readonly by: CardId;
      readonly fate: 'lured' | 'discarded';
      readonly shielded: boolean;
      /** The card that shielded it. */
      readonly because?: CardId;
      /** A third at most: the Strength that Good loses with it, where that is counted. */
      readonly toll?: number;
      /** A third at most: it was spared earlier, so it falls although it is too much. */
      readonly sparedBefore?: true;
    }
  /** A third at most: `by` would have taken more; the card stays with this much damage. */
  | {
      readonly type: 'spared';
      readonly card: CardId;
      readonly by: CardId;
      readonly damage: number;
      /** How much of the damage just done is taken back; left out where none is. */
      readonly excess?: number;
    }
  | { readonly type: 'luredAstray'; readonly card: CardId; readonly by: CardId }
  | ({ readonly type: 'discarded'; readonly card: CardId } & DiscardReason)
  | { readonly type: 'broughtOver'; readonly card: CardId; readonly seat: SeatId; readonly by: CardId }
  | {
      readonly type: 'dieRolled';
      readonly value: number;
      readonly seat: SeatId;
      readonly source: CardId | null;
    }
  | {
      readonly type: 'looked';
      readonly seats: readonly SeatId[];
      readonly deck: Deck | 'calling';
      readonly cards: readonly CardId[];
      readonly count: number;
    }
  | { readonly type: 'arranged'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** Put under the Opponent deck. */
  | { readonly type: 'putUnder'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** From the Opponents' discard pile back into play. */
  | { readonly type: 'raised'; readonly card: CardId }
  /** Set Up: a card that the Objective brings enters play; if out of a Good deck, of which. */
  | {
      readonly type: 'brought';
      readonly card: CardId;
      readonly owner: SeatId | null;
      /** As it was printed. */
      readonly person: boolean;
      readonly outOf?: number;
    }
  /** A Good player lost cards from the hand or from the top of the deck to the discard pile. */
  | {
      readonly type: 'cardsLost';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly from: 'hand' | 'deck';
    }
  /** A new hand: a player's whole hand goes back into the Good deck. */
  | {
      readonly type: 'handShuffledIn';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly count: number;
      readonly order: readonly CardId[];
    }
  | { readonly type: 'takenBack'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'fell'; readonly card: CardId; readonly owner: SeatId | null }
  | {
      readonly type: 'shuffledIn';
      readonly card: CardId;
      readonly seat: SeatId;
      readonly order: readonly CardId[];
    }
  | {
      readonly type: 'lastingBegan';
      readonly name: string;
      readonly source: CardId;
      readonly host: CardId;
      readonly seat: SeatId | null;
      readonly until: Until | null;
      readonly abilities: readonly (TriggeredAbility | ConstantAbility)[];
    }
  | {
      readonly type: 'abilityUsed';
      readonly card: CardId;
      readonly key: string;
      readonly per: 'turn' | 'round' | 'game' | null;
      /** The player who chose to use it; null when it happened by itself. */
      readonly chosenBy: SeatId | null;
      readonly acted: boolean;
    }
  | { readonly type: 'strengthChecked'; readonly balance: Balance }
  | {
      readonly type: 'callingProgressed';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly progress: number;
    }
  /** `until`: the last round in which its benefit holds, null for the rest of the game. */
  | {
      readonly type: 'callingAchieved';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly until: number | null;
    }
  | { readonly type: 'playerLured'; readonly seat: SeatId; readonly lured: LuredPlayer }
  | { readonly type: 'luredTurnTaken'; readonly seat: SeatId }
  | { readonly type: 'playerFreed'; readonly seat: SeatId }
  /** Campaign Mode: the table is cleared, the Opponent deck is whole again, the next Objective begins. */
  | { readonly type: 'objectiveFollowed'; readonly objective: CardId; readonly goal: number }
  /** Its cards are in play: the Objective's set-up is over. */
  | { readonly type: 'objectiveBegan'; readonly objective: CardId }
  /** All or Nothing as well: the Objective is achieved, and the game goes on. */
  | { readonly type: 'objectiveAchieved'; readonly round: number; readonly balance: Balance }
  /** Opponent Play: a player of the Opponents takes the turn after a Good player. */
  | { readonly type: 'opponentTurnBegan'; readonly seat: SeatId; readonly after: SeatId }
  | {
      readonly type: 'opponentCardsDrawn';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly count: number;
    }
  | {
      readonly type: 'opponentCardPlayed';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly host?: CardId;
    }
  /** A Good player gives the game up as lost. */
  | { readonly type: 'conceded'; readonly seat: SeatId }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

export type EventOf<T extends AlphaOmegaEvent['type']> = Extract<AlphaOmegaEvent, { readonly type: T }>;
