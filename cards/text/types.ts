import type { CallingDef, CardDef, Catalogue, ObjectiveDef } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side, Trait } from '../../engine/alpha-omega/selects.ts';
import type { EndCondition } from '../../engine/alpha-omega/end-conditions.ts';

/** A piece of a card's text. Whoever shows it may set keywords and numbers off and lets cards be looked up. */
export type Span =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'keyword'; readonly text: string; readonly keyword: string }
  | { readonly kind: 'card'; readonly text: string; readonly def: DefId };

/** What a line speaks of: what the card is (traits, slot), a power named by one word, or what the card does. */
export type LineKind = 'is' | 'power' | 'rule';

/** One paragraph of a card's text. */
export interface TextLine {
  readonly kind: LineKind;
  readonly spans: readonly Span[];
  /** What the keywords in it mean, a sentence each; a keyword that an earlier line explained is not explained again. */
  readonly reminders: readonly string[];
}

/** The rules text of a card, made from its program. */
export interface CardText {
  readonly lines: readonly TextLine[];
}

/** An Objective as it is told: it may be lost by another lead of the Opponents than the one that Good wins by. */
export type ToldObjective = ObjectiveDef & {
  /** That lead; left out where one number is for both sides (ruling 1). */
  readonly loses?: number;
};

/** A card as it is told. */
export type ToldCard = CardDef | ToldObjective;

/** One thing that wins or loses an Objective at a Strength Check, as a short sentence. */
export interface ToldEnd {
  readonly wins: Side;
  readonly spans: readonly Span[];
}

/** Where a card is found: in which deck, or beside the decks. */
export type PackFolder = 'good' | 'opponent' | 'callings' | 'objectives';

/** A language that cards speak: a folder beside `english`, and a line in `languages.ts`. */
export interface CardLanguage {
  /** Its BCP 47 tag, for screen readers and for choosing it. */
  readonly tag: string;
  /** Its folder beside this file, where the page of its texts is kept. */
  readonly folder: string;
  /** What the shelves are called. */
  readonly folders: Readonly<Record<PackFolder, string>>;
  /** What somebody of each trait is called. */
  readonly traits: Readonly<Record<Trait, string>>;
  /** What the card does. */
  readonly cardText: (def: ToldCard, catalogue: Catalogue) => CardText;
  /** What wins and what loses an Objective with these end conditions besides the leads, a short sentence each. */
  readonly goals: (
    def: ToldObjective,
    ends: readonly EndCondition[],
    catalogue: Catalogue,
  ) => readonly ToldEnd[];
  /** What an Objective changes of the rules while it is on the table, a sentence or more each. */
  readonly ownRules: (def: ToldObjective, catalogue: Catalogue) => readonly (readonly Span[])[];
  /** How an Objective begins, and what it changes of the rules: all that it says but what wins and loses it. */
  readonly changes: (def: ToldObjective, catalogue: Catalogue) => readonly (readonly Span[])[];
  /** What a Calling gives once it is achieved, a sentence or more each. */
  readonly benefits: (def: CallingDef, catalogue: Catalogue) => readonly (readonly Span[])[];
  /** The whole card in sentences, for a screen reader. */
  readonly spokenText: (def: ToldCard, catalogue: Catalogue) => string;
}
