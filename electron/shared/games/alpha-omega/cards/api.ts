import type { Query, QueryIssue } from '../../../../../cards/query/query.ts';
import type { DefId } from '../../../../../engine/alpha-omega/index.ts';

/** What a list of cards can be narrowed by without typing. `deck` knows the words `in` and `out`. */
export const FACET_GROUPS = ['type', 'side', 'trait', 'is', 'strength', 'pack', 'by', 'deck'] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/**
 * One word of a group that is wanted. Of those of one group a card needs any, of every group one. A muted one is kept and asks
 * for nothing.
 */
export interface Facet {
  readonly group: FacetGroup;
  readonly word: string;
  readonly muted: boolean;
}

export const SEARCH_SORTS = ['relevance', 'name', 'strength', 'type', 'pack'] as const;

export interface SearchSort {
  readonly by: (typeof SEARCH_SORTS)[number];
  readonly descending: boolean;
}

/** All that says which cards are wanted, and in which order. */
export interface CardSearch {
  /** In the language of queries: cards/query. */
  readonly text: string;
  readonly facets: readonly Facet[];
  readonly sort: SearchSort;
}

/** What a search has found, or why it cannot be asked. */
export type SearchReply =
  | {
      readonly ok: true;
      /** What was asked, for showing it part by part; null where nothing was. */
      readonly query: Query | null;
      readonly total: number;
      /** The ones that were wanted, in order. */
      readonly cards: readonly DefId[];
    }
  | { readonly ok: false; readonly issues: readonly QueryIssue[] };

/** How many cards there would be with a word of a group, whatever else of that group is wanted. */
export interface FacetCount {
  readonly group: FacetGroup;
  readonly word: string;
  readonly cards: number;
  /** What it calls itself, as packs do; left out for words of the program. */
  readonly title?: string;
}

/** Where somebody is in the card library: what is searched, at which card, and how the cards are shown. */
export interface LibraryPlace {
  readonly search: CardSearch;
  /** From 0. */
  readonly at: number;
  readonly look: 'list' | 'grid';
}

/** A search that is kept by a name. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly search: CardSearch;
}

/** A deck that has a card, and how many of it. */
export interface DeckWithCard {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
}

/** What became of a card in the own games that came to their end; each is a number of games. */
export interface CardInGames {
  /** All of them, with the card or without. */
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly drawnWon: number;
  readonly entered: number;
  readonly enteredWon: number;
  readonly lured: number;
  readonly defeated: number;
}

/** What the library knows of a card beside what is printed on it. */
export interface Codex {
  readonly card: DefId;
  /** The pack it comes in. */
  readonly pack: { readonly id: string; readonly title: string; readonly licence: string };
  readonly isCustom: boolean;
  readonly note: string;
  readonly decks: readonly DeckWithCard[];
  readonly inGames: CardInGames;
}
