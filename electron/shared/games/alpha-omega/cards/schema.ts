import { z } from 'zod';
import type { ArgumentsOf } from '../../../arguments.ts';
import { typedPage, typedSomething } from '../../../name-schema.ts';
import { FACET_GROUPS, SEARCH_SORTS, type CardsApi, type CardSearch, type LibraryPlace } from './api.ts';

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

const deck = z.array(defId).max(1000).nullable();

const savedSearch = z.strictObject({
  id: z.uuid(),
  name: typedSomething(80),
  search: cardSearch,
});

export const CARDS_ARGUMENTS: ArgumentsOf<CardsApi> = {
  searchCards: z.tuple([
    z.strictObject({
      ...asked,
      sort,
      deck,
      from: z.int().min(0).max(10_000_000),
      count: z.int().min(0).max(500),
    }),
  ]),
  cardFacets: z.tuple([z.strictObject({ ...asked, deck })]),
  cardCodex: z.tuple([defId]),
  keepCardNote: z.tuple([z.strictObject({ card: defId, note: typedPage(4000) })]),
  libraryPlace: z.tuple([]),
  keepLibraryPlace: z.tuple([libraryPlace]),
  savedSearches: z.tuple([]),
  keepSearch: z.tuple([savedSearch]),
  deleteSearch: z.tuple([z.uuid()]),
  orderSearches: z.tuple([z.array(z.uuid()).max(500)]),
};
