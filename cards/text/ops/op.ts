import type { Scope as EnglishScope } from '../english/mentions.ts';
import type { Item as EnglishItem } from '../english/clauses.ts';
import type { OpName, TellerOf } from '../programs.ts';
import type { Item as SpanishItem } from '../spanish/clauses.ts';
import type { Scope as SpanishScope } from '../spanish/mentions.ts';
import type { PartsOf } from './parts.ts';

/** Where a card lies when the op that it was chosen for is done. */
export type Place = 'bottom' | 'deck' | 'discard' | 'hand' | 'play' | 'asBefore';

/** All that the card language says of one of its words: what it is made of, and how each language tells it. */
export interface OpWords<K extends OpName> {
  readonly parts: PartsOf<K>;
  /** The only kind of interrupt, or the only duration of Event, in which it means anything. */
  readonly onlyIn?: 'attack' | 'defeat' | 'rolled';
  /** Where it brings cards that a choice has named; null where it does nothing to any. */
  readonly brings: Place | null;
  readonly en: TellerOf<K, EnglishScope, EnglishItem>;
  readonly es: TellerOf<K, SpanishScope, SpanishItem>;
}

/** What is said of every word. */
export type AllWords = { readonly [K in OpName]: OpWords<K> };

/** What is said of some words, by what these are about. */
export type SomeWords = Partial<AllWords>;
