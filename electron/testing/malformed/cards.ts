import fc from 'fast-check';
import type { CardsApi } from '../../shared/games/alpha-omega/api.ts';
import { CARDS } from '../../shared/games/alpha-omega/cards/contract.ts';
import { anyArguments, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

const id = '00000000-0000-4000-8000-000000000000';
const search = { text: 'heal', facets: [], sort: { by: 'name', descending: false } };

/** Arguments with something wrong in them; what chance has made right is left out. */
function wrong(
  channel: keyof CardsApi,
  request: Readonly<Record<string, unknown>>,
): fc.Arbitrary<readonly unknown[]> {
  const isRight = (given: readonly unknown[]): boolean => CARDS[channel].safeParse(given).success;
  return fc.oneof(anyArguments, spoilt(request)).filter((given) => !isRight(given));
}

export const MALFORMED_CARDS: MalformedOf<CardsApi> = {
  searchCards: () => wrong('searchCards', { ...search, deck: null, from: 0, count: 50 }),
  cardFacets: () => wrong('cardFacets', { text: 'heal', facets: [], deck: null }),
  cardCodex: () => wrong('cardCodex', { card: 'starter:hope' }),
  keepCardNote: () => wrong('keepCardNote', { card: 'starter:hope', note: 'good' }),
  libraryPlace: () => some,
  keepLibraryPlace: () => wrong('keepLibraryPlace', { search, at: 3, look: 'list' }),
  savedSearches: () => some,
  keepSearch: () => wrong('keepSearch', { id, name: 'Healers', search }),
  deleteSearch: () => wrong('deleteSearch', { id }),
  orderSearches: () => wrong('orderSearches', { ids: [id] }),
};
