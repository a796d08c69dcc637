export const VARIANTS = ['easy', 'fast', 'extended', 'narrowWay', 'allOrNothing', 'allAsWell'] as const;
/**
 * Rulebook, Variations. `easy`: Easy Mode's own order of play. `fast` and `extended`: the lead that decides is 25 or
 * 100. `allOrNothing`: won when the whole Opponent deck is defeated, instead of the Objective; `allAsWell`: in addition to
 * it. `narrowWay`: the Opponents win as soon as they lead (the rulebook's Objective paragraph).
 */
export type Variant = (typeof VARIANTS)[number];

/** Help that is ours, not the rulebook's, in the order in which it is told of; what each does is in assists.ts. */
export const ASSISTS = [
  /** The Opponent deck with fewer of its catastrophes. */
  'temperedDeck',
  /** With fewer of them, and without its two mightiest. */
  'softenedDeck',
  /** Without its catastrophes. */
  'gentleDeck',
  /** Without them, and without its two mightiest. */
  'calmDeck',
  /** Without them, and without its mightiest and what brings many at once. */
  'mildDeck',
  /** Without most of the mighty, too. */
  'modestDeck',
  /** Without more of the mighty. */
  'meekDeck',
  /** Without any of the mighty. */
  'lowlyDeck',
  /** Without its mightiest, but with some of its catastrophes. */
  'squallyDeck',
  /** Without most of the mighty, but with most of its catastrophes. */
  'stormyDeck',
  /** Without its weakest: each card that comes weighs. */
  'sternDeck',
  /** Without more of what weighs little. */
  'grimDeck',
  /** The next Opponent card lies face up. */
  'watchmen',
  /** More cards in each opening hand. */
  'fullerHand',
  /** The Opponents need a larger lead to win. */
  'longSuffering',
  /** Whoever takes a Calling chooses between the top two. */
  'twoCallings',
  /** Each player begins the game with a Calling. */
  'firstCalling',
  /** The first Opponent card of an Objective does not act as it is drawn, whatever its set-up has put into play. */
  'quietBeginning',
  /** Whoever has no Person in hand as an Objective begins may draw a new hand. */
  'newHand',
  /** A single Opponent card takes at most a third of the Good Strength in play: once in a game a card is spared. */
  'thirdAtMost',
] as const;
export type Assist = (typeof ASSISTS)[number];
/** An Opponent deck that holds fewer cards than are published. */
export type DeckAssist = Extract<Assist, `${string}Deck`>;
