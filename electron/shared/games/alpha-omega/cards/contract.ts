import { z } from 'zod';
import { named, takes, type ApiOf } from '../../../channel.ts';
import { typedPage, typedSomething } from '../../../name-schema.ts';
import {
  FACET_GROUPS,
  SEARCH_SORTS,
  type CardSearch,
  type Codex,
  type FacetCount,
  type LibraryPlace,
  type SavedSearch,
  type SearchReply,
} from './api.ts';

const defId = z.string().min(1).max(200);

const facet = z.strictObject({
  group: z.enum(FACET_GROUPS),
  word: z.string().min(1).max(100),
  muted: z.boolean(),
});

/** Longer than any query may be: that one is too long is told by the query's own reader, with its place. */
const text = z.string().max(2000);

const asked = { text, facets: z.array(facet).max(200) };

const sort = z.strictObject({ by: z.enum(SEARCH_SORTS), descending: z.boolean() });

/** A search as it is kept. */
export const cardSearch: z.ZodType<CardSearch> = z.strictObject({ ...asked, sort });

/** A place in the library as it is kept. */
export const libraryPlace: z.ZodType<LibraryPlace> = z.strictObject({
  search: cardSearch,
  at: z.int().min(0).max(10_000_000),
  look: z.enum(['list', 'grid']),
});

/** The cards of the deck that is being edited, each once; null where there is none. */
const deck = z.array(defId).max(1000).nullable();

/** Cards of a search, from the one at a place on. */
const part = z.strictObject({
  ...asked,
  sort,
  deck,
  from: z.int().min(0).max(10_000_000),
  count: z.int().min(0).max(500),
});

const savedSearch = z.strictObject({ id: z.uuid(), name: typedSomething(80), search: named(cardSearch) });

/** The card library. */
export const CARDS = {
  searchCards: takes(part).gives<SearchReply>(),
  /** The numbers at the facets. Nothing where the text cannot be asked. */
  cardFacets: takes(z.strictObject({ ...asked, deck })).gives<readonly FacetCount[]>(),
  cardCodex: takes(defId).gives<Codex>(),
  /** Empty where there is to be none. */
  keepCardNote: takes(z.strictObject({ card: defId, note: typedPage(4000) })).gives<null>(),
  /** Where somebody was when the program was left; null where nobody has been there yet. */
  libraryPlace: takes().gives<LibraryPlace | null>(),
  keepLibraryPlace: takes(named(libraryPlace)).gives<null>(),
  savedSearches: takes().gives<readonly SavedSearch[]>(),
  /** Keeps a search, or changes the one of that id; gives all that are kept. */
  keepSearch: takes(savedSearch).gives<readonly SavedSearch[]>(),
  deleteSearch: takes(z.uuid()).gives<readonly SavedSearch[]>(),
  /** Puts them into this order. */
  orderSearches: takes(z.array(z.uuid()).max(500)).gives<readonly SavedSearch[]>(),
};
export interface CardsApi extends ApiOf<typeof CARDS> {}

export type SearchRequest = Parameters<CardsApi['searchCards']>[0];
export type FacetsRequest = Parameters<CardsApi['cardFacets']>[0];
