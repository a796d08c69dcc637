/**
 * The card language's way of meaning cards, numbers and facts: which cards, how much, whether. What a card does with them
 * is in definitions.ts.
 */

/** A printed card: `pack:name`, for example `starter:michael`. */
export type DefId = string;

export type Side = 'good' | 'opponent';

export const TRAITS = ['angel', 'archangel', 'human', 'magicUser', 'heretic'] as const;
export type Trait = (typeof TRAITS)[number];

export type CardType = 'person' | 'item' | 'place' | 'event' | 'calling' | 'objective';

/**
 * A card or several, by name: `self` is the card that carries the ability, `host` what that card is on, `it` and `other`
 * the cards of the moment, anything else what an earlier op of the program bound.
 */
export type Ref = string;

/** Which cards. All that is said must be true of a card. */
export interface Select {
  /** Exactly the named cards. */
  readonly is?: Ref;
  readonly not?: Ref;
  /**
   * Where to look; `play` unless said otherwise. `discard` is the Good discard pile of the ability's player,
   * `opponentDeck` wants an `is`: only cards that were looked at can be meant.
   */
  readonly zone?: Zone;
  /** `you`: cards that the ability's player brought into play; `others`: those of team mates. */
  readonly of?: 'you' | 'others';
  readonly side?: Side;
  /** Of a list, any one will do. */
  readonly type?: CardType | readonly CardType[];
  readonly supernatural?: boolean;
  readonly trait?: Trait | readonly Trait[];
  readonly name?: DefId;
  /** Strength as printed, at least or at most so much. */
  readonly strength?: { readonly atLeast: number } | { readonly atMost: number };
  readonly damaged?: boolean;
  /** Good cards that were Lured Astray. */
  readonly lured?: boolean;
  readonly acted?: boolean;
  /** With an Item, or an Event, on it. */
  readonly bears?: 'item' | 'event';
  /**
   * Of those: the one that an Opponent would attack, the one with most hit points left, the one longest or latest in
   * play, or the next in play after `host`.
   */
  readonly pick?: (typeof PICKS)[number];
}

export const ZONES = ['play', 'discard', 'opponentDiscard', 'opponentDeck'] as const;
export type Zone = (typeof ZONES)[number];

export const PICKS = ['weakest', 'strongest', 'first', 'last', 'nextAfterFirst'] as const;

/** A number, one that an op bound, how many cards there are, or the Strength of a card as it is now. */
export type Amount =
  | number
  | { readonly bound: string }
  | { readonly count: Select }
  | { readonly strengthOf: Ref };

export type Condition =
  | { readonly there: Select; readonly atLeast?: number }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** It is this round of the Objective, or a later one. */
  | { readonly round: number }
  /** A side leads in Strength by so much, or more, as it stands. */
  | { readonly lead: Side; readonly by: number }
  /** The Event has lasted this many of its own full rounds. */
  | { readonly age: number }
  | { readonly players: 'alone' | 'together' }
  /** Has the player of the ability, or a team mate, ever been a Lured Player? */
  | { readonly lured: 'youEver' | 'teamMateEver' };
