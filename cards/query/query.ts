import type { Place } from './raw.ts';

/** Where words are looked for; `any`: in the name, the rules text and the traits. */
export const TEXT_FIELDS = ['any', 'name', 'text', 'verse', 'source'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What a card has one or several of, out of a list. */
export const CHOICE_FIELDS = ['type', 'side', 'trait', 'pack', 'is', 'by'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** What a card has a number of. */
export const NUMBER_FIELDS = ['strength', 'attack', 'copies', 'value'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** One thing that is asked of a card. */
export type Term =
  /** `exact`: these words as they stand; else each word may be the beginning of one. */
  | { readonly kind: 'words'; readonly field: TextField; readonly words: string; readonly exact: boolean }
  /** `at`: where its first sign stands in the text. */
  | { readonly kind: 'pattern'; readonly field: TextField; readonly pattern: string; readonly at: number }
  | { readonly kind: 'choice'; readonly field: ChoiceField; readonly is: string }
  | { readonly kind: 'number'; readonly field: NumberField; readonly op: Comparison; readonly than: number }
  /** Is in a deck: the one that is being edited, or one by its name. */
  | { readonly kind: 'deck'; readonly name: string | null };

/** Where it stands in the text, and whether it is kept there without being asked. */
interface Written extends Place {
  readonly muted: boolean;
}

/** A query that can be asked. */
export type Query = Written &
  (
    | Term
    | { readonly kind: 'all' | 'any'; readonly of: readonly Query[] }
    | { readonly kind: 'not'; readonly of: Query }
  );

export const QUERY_ISSUES = [
  'tooLong',
  'missingBefore',
  'missingAfter',
  'missingValue',
  'emptyGroup',
  'unclosedGroup',
  'strayParenthesis',
  'unclosedQuote',
  'unclosedPattern',
  'unknownField',
  'unknownValue',
  'severalValues',
  'notANumber',
  'cannotCompare',
  'cannotMatch',
  'noWord',
  'noDeckOpen',
  'noSuchDeck',
  'patternUnfinished',
  'patternFeature',
  'patternRepeats',
  'patternTooLarge',
  'patternTooSlow',
] as const;
export type QueryIssueCode = (typeof QUERY_ISSUES)[number];

/** A change of the text that mends it: what stands from `from` up to `to` becomes `text`. */
export interface Fix extends Place {
  readonly text: string;
}

/** Why a query cannot be asked, where, and what would help. */
export interface QueryIssue extends Place {
  readonly code: QueryIssueCode;
  /** What stands there. */
  readonly found: string;
  /** The likeliest first. */
  readonly fixes: readonly Fix[];
}

/** A query may be so long, in characters. */
export const MOST_QUERY = 500;
