/**
 * The card language: what a card can say. A card is data in these types and nothing else; when a card cannot be written,
 * the language grows one named word here, its rules in ops/ or queries/, and its sentences in cards/text.
 */

import type { Amount, Condition, DefId, Ref, Select, Side, Trait } from './selects.ts';

/** A Person carries at most one weapon, one armour, and one of each other Item. */
export const SLOTS = ['weapon', 'armour', 'other'] as const;
export type Slot = (typeof SLOTS)[number];

/** Where a fact about a card comes from: a source says it word for word, or says a part, it follows from one, or is ours. */
export const PROVENANCES = ['published', 'partly', 'inferred', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

interface Printed {
  readonly id: DefId;
  readonly name: string;
  /** How many a deck may hold. */
  readonly copies: number;
  /** Icon of the game-icons collection that the face is drawn with. */
  readonly emblem: string;
  /** A King James verse or a line of Milton, with its place. */
  readonly flavour: { readonly quote: string; readonly source: string };
  readonly provenance: Readonly<Record<string, Provenance>>;
}

interface Playable extends Printed {
  readonly side: Side;
  readonly abilities: readonly Ability[];
}

/** Rulebook: Good Supernatural Person cards, Supernatural Opponent Person cards. Strength is also hit points. */
export interface PersonDef extends Playable {
  readonly type: 'person';
  readonly supernatural: boolean;
  readonly strength: number;
  readonly traits: readonly Trait[];
}

/** Rulebook: Good Item cards. `attack` is added to the bearer's blows, `strength` is the Item's own hit points. */
export interface ItemDef extends Playable {
  readonly type: 'item';
  readonly slot: Slot;
  readonly attack: number;
  readonly strength: number;
}

/** Rulebook: Good Place cards. */
export interface PlaceDef extends Playable {
  readonly type: 'place';
  readonly strength: number;
}

/**
 * How long an Event stays. `moment`: its effect and no longer. `endOfRound`: to this round's Strength Check.
 * `fullRound`: to the same player's next Play Phase, for Opponent Events to the same seat's next Opponent Phase.
 * `twoFullRounds`: once more as long. `rolled`: as many rounds as its `stay` op says.
 */
export const DURATIONS = ['moment', 'endOfRound', 'fullRound', 'twoFullRounds', 'rolled'] as const;
export type Duration = (typeof DURATIONS)[number];

/** Rulebook: Good Event cards. */
export interface EventDef extends Playable {
  readonly type: 'event';
  readonly lasts: Duration;
  /** The cards it may be put on; without it the Event lies beside the table. */
  readonly on?: Select;
}

/** Rulebook: Calling Cards. */
export interface CallingDef extends Printed {
  readonly type: 'calling';
  readonly goal: Goal;
  /** For how many rounds after the one in which it was achieved the benefit holds; without it, to the end of the game. */
  readonly rounds?: number;
  readonly abilities: readonly Ability[];
}

/** Rulebook: Objective. */
export interface ObjectiveDef extends Printed {
  readonly type: 'objective';
  /** The lead at a Strength Check that wins, and the lead of the Opponents that loses. */
  readonly value: number;
  /** Set Up: cards that begin in play, Good ones the first player's; an Opponent card comes out of its deck. */
  readonly brings?: readonly DefId[];
  /** Judged at each Strength Check, beside the lead. When both are true, the Objective is lost. */
  readonly won?: Condition;
  readonly lost?: Condition;
  readonly abilities: readonly Ability[];
}

export type DeckCardDef = PersonDef | ItemDef | PlaceDef | EventDef;
export type CardDef = DeckCardDef | CallingDef | ObjectiveDef;

/** All printed cards that a game may use, by id. */
export type Catalogue = ReadonlyMap<DefId, CardDef>;

/** A Calling counts moments; `broken` ones set it back to nothing. */
export interface Goal {
  readonly on: Trigger;
  /** When given and not true at the moment, the count starts again ("in a row"). */
  readonly if?: Condition;
  readonly broken?: Trigger;
  readonly times: number;
}

export const MOMENTS = [
  'objectiveBegins',
  'entersPlay',
  'attacks',
  'defeats',
  'isDefeated',
  'isLured',
  'isDamaged',
  'isAchieved',
  'turnBegins',
  'roundBegins',
  'strengthCheck',
] as const;
/** When something can be triggered. In each, `it` is the card it happens to or by, `other` the second card concerned. */
export type Moment = (typeof MOMENTS)[number];

/** The cards that each moment concerns, by the names they go by in the ability's words. */
export const CARDS_OF_MOMENT: { readonly [M in Moment]: readonly ('it' | 'other')[] } = {
  objectiveBegins: [],
  entersPlay: ['it'],
  attacks: ['it', 'other'],
  defeats: ['it', 'other'],
  isDefeated: ['it', 'other'],
  isLured: ['it', 'other'],
  isDamaged: ['it', 'other'],
  isAchieved: [],
  turnBegins: [],
  roundBegins: [],
  strengthCheck: [],
};

/** A moment, and for which card; without `who` it is the card that carries the ability. */
export interface Trigger {
  readonly moment: Moment;
  readonly who?: Select;
  /** The second card concerned must be one of these. */
  readonly other?: Select;
}

export const SPANS = ['turn', 'round', 'game'] as const;
/** How often an ability can be used; `shared` counts all uses under one name, of several abilities or several cards. */
export interface Limit {
  readonly per: (typeof SPANS)[number];
  readonly times?: number;
  readonly shared?: string;
}

interface Common {
  /** Spoken abilities are those that words work: Dumah takes them away. Lure Astray always is one. */
  readonly spoken?: true;
}

/** Happens by itself at a moment; with `may`, its player is asked. */
export interface TriggeredAbility extends Common {
  readonly kind: 'triggered';
  readonly on: readonly Trigger[];
  readonly if?: Condition;
  readonly may?: true;
  readonly limit?: Limit;
  readonly do: Program;
}

/** Used by its player in the Action Phase; an Opponent Person uses it in place of its attack, when it can. */
export interface ActivatedAbility extends Common {
  readonly kind: 'activated';
  readonly limit: Limit;
  readonly do: Program;
}

/** Steps in before a blow lands (`attack`) or before a Person falls (`defeat`); with `may`, its player is asked. */
export interface InterruptAbility extends Common {
  readonly kind: 'interrupt';
  readonly on: 'attack' | 'defeat';
  /** The card attacked or about to fall. */
  readonly who: Select;
  /** The card that attacks or defeats it. */
  readonly by?: Select;
  readonly may?: true;
  readonly limit?: Limit;
  readonly do: Program;
}

/** True for as long as the card is in play. Without `affects` it is a change of the rules themselves. */
export interface ConstantAbility extends Common {
  readonly kind: 'constant';
  readonly affects?: Select;
  readonly if?: Condition;
  readonly gives: Modifier;
}

export type Ability = TriggeredAbility | ActivatedAbility | InterruptAbility | ConstantAbility;

/** What a constant ability changes. Strength here is for attack and balance only, never hit points (ruling 9). */
export type Modifier =
  | { readonly change: 'strength'; readonly add: number | { readonly count: Select } }
  | { readonly change: 'strength'; readonly times: number }
  | { readonly change: 'strength'; readonly set: number }
  | { readonly change: 'damageDealt'; readonly add: number; readonly against?: Select }
  | { readonly change: 'damageTaken'; readonly add: number }
  /** After everything added; where several say so, the least counts. */
  | { readonly change: 'damageTaken'; readonly atMost: number }
  | { readonly change: 'attacks'; readonly add: number }
  | { readonly change: 'absorbs' }
  /** Whom these Opponents attack: the weakest of some cards, if there is one, or the strongest. */
  | { readonly change: 'targets'; readonly among?: Select; readonly pick?: 'weakest' | 'strongest' }
  | { readonly change: 'luresAstray' }
  | { readonly change: 'cannot'; readonly what: Forbidden }
  | { readonly change: 'silenced' }
  | { readonly change: 'drawPhase'; readonly add: number }
  | { readonly change: 'playPhase'; readonly add: number }
  | { readonly change: 'opponentPhase'; readonly add: number }
  | { readonly change: 'closed'; readonly what: Closed }
  | { readonly change: 'opponentsStill' }
  | { readonly change: 'neverLuredPlayer' };

export const FORBIDDEN = ['attack', 'beLured', 'beAttacked', 'beHealed', 'beOvercome'] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** What no Good player can do while it is closed: play cards of a type, or take a Calling. */
export const CLOSED = ['person', 'item', 'place', 'event', 'calling'] as const;
export type Closed = (typeof CLOSED)[number];

export type Program = readonly Op[];

export const UNTILS = ['turnEnds', 'roundEnds'] as const;
export type Until = (typeof UNTILS)[number];

export type Deck = 'opponent' | 'good';

/** The words that do something. What is said of each here stands in cards/LANGUAGE.md: `npm run card -- --keep`. */
export type Op =
  /** The player picks a card `from` a select, or `upTo` so many. A forced pick is not asked; with none the program ends. */
  | { readonly op: 'choose'; readonly from: Select; readonly as: string; readonly upTo?: number }
  /** Rolls the die; `as` is the number it shows. */
  | { readonly op: 'roll'; readonly as: string }
  /** A `rolled` Event stays so many rounds, this one included. */
  | { readonly op: 'stay'; readonly rounds: Amount }
  /** Deals damage to every card selected. */
  | { readonly op: 'damage'; readonly to: Select; readonly amount: Amount }
  /** Removes damage, an amount or `all`. */
  | { readonly op: 'heal'; readonly to: Select; readonly amount: Amount | 'all' }
  /** Defeats outright, however many hit points are left. */
  | { readonly op: 'defeat'; readonly what: Select }
  /** Discards from play. */
  | { readonly op: 'discard'; readonly what: Select }
  /** Draws Good cards for the ability's player. */
  | { readonly op: 'draw'; readonly amount: Amount }
  /** All Good players look at the top of the `opponent` deck, or each at that of their own `good` deck. */
  | { readonly op: 'look'; readonly deck: Deck; readonly amount: Amount; readonly as: string }
  /** Puts looked-at cards of the Opponent deck back on top in an order the player likes. */
  | { readonly op: 'arrange'; readonly what: Ref }
  /** Puts looked-at cards under the Opponent deck. */
  | { readonly op: 'putUnder'; readonly what: Select }
  /** Those looked at that fit `only` enter Opponent play and wait; the rest stay on top in order. */
  | { readonly op: 'fall'; readonly what: Ref; readonly only: Select }
  /** A card hits each of `at` with its full attack. */
  | { readonly op: 'strike'; readonly by: Select; readonly at: readonly Select[] }
  /** A lured card comes back under its owner, undamaged; a human Opponent joins the ability's player. */
  | { readonly op: 'bringOver'; readonly what: Select }
  /** From the discard pile back into the deck, which is shuffled. */
  | { readonly op: 'shuffleIn'; readonly what: Select }
  /** From the discard pile back into the hand. */
  | { readonly op: 'takeBack'; readonly what: Select }
  /** The ability's player discards cards: `from` the `hand` those of the player's choice, from the `deck` the topmost. */
  | { readonly op: 'lose'; readonly amount: Amount; readonly from: 'hand' | 'deck' }
  /** Draws Opponent cards, each of which acts at once, as in an Opponent Phase. */
  | { readonly op: 'drawOpponent'; readonly amount: Amount }
  /** Persons from the Opponents' discard pile go back into Opponent play, where they wait. */
  | { readonly op: 'raise'; readonly what: Select }
  /** The attack goes to another card; only in an interrupt on `attack`. */
  | { readonly op: 'redirect'; readonly to: Select }
  /** There is no attack; only in an interrupt on `attack`. */
  | { readonly op: 'cancelAttack' }
  /** The Person about to fall stays, with 1 hit point left; only in an interrupt on `defeat`. */
  | { readonly op: 'save' }
  /** Puts abilities on cards that stay when the program is over, for good or `until`; one of a `name` per card. */
  | {
      readonly op: 'lasting';
      readonly on: Select;
      readonly name: string;
      /** When it ends; without it, with the card it is on. */
      readonly until?: Until;
      readonly abilities: readonly (TriggeredAbility | ConstantAbility)[];
    }
  /** A program for every Good player, the ability's own first. */
  | { readonly op: 'eachPlayer'; readonly do: Program }
  /** `then` a program if something is true, or `else` another. */
  | { readonly op: 'if'; readonly cond: Condition; readonly then: Program; readonly else?: Program };
