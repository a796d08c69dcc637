import { parseQuery } from '../../../../../cards/query/parse.ts';
import type { Query, QueryIssue } from '../../../../../cards/query/query.ts';
import type { Vocabulary } from '../../../../../cards/query/vocabulary.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import type { Filter } from '../../../../../db/alpha-omega/search/filter.ts';
import { countCards, findCards, idsOf } from '../../../../../db/alpha-omega/search/find.ts';
import { type CardDef, type DefId } from '../../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../../engine/index.ts';
import {
  FACET_GROUPS,
  type FacetCount,
  type FacetGroup,
  type SearchReply,
} from '../../../../shared/games/alpha-omega/cards/api.ts';
import type { FacetsRequest, SearchRequest } from '../../../../shared/games/alpha-omega/cards/contract.ts';
import { EVERYTHING, facetsFilter, filterOf, type Finders } from './filters.ts';
import { foldedTexts, numbersWith, type FoldedTexts } from './pattern-search.ts';

/** What searches are made with. */
export interface FinderPorts {
  readonly db: ReadableDb;
  readonly vocabulary: Vocabulary;
  /** What each pack is called, by its id. */
  readonly titles: ReadonlyMap<string, string>;
  /** The cards of a deck by its name, each once; null where there is none of that name. */
  readonly deckNamed: (name: string) => readonly DefId[] | null;
}

export interface Finder {
  readonly search: (request: SearchRequest) => SearchReply;
  /** Every word that any card has, with how many cards it would leave; none where the text cannot be asked. */
  readonly facets: (request: FacetsRequest) => readonly FacetCount[];
}

/** In this order the types of cards are shown. */
const TYPES: readonly CardDef['type'][] = ['person', 'item', 'place', 'event', 'calling', 'objective'];

/** Searches of which is remembered what they found: whoever leafs through one asks the same again and again. */
const REMEMBERED = 4;

/** The same for searches that find the same. What patterns find is left out: it follows from the query. */
const keyOf = (...asked: readonly unknown[]): string =>
  JSON.stringify(asked, (name, value: unknown) => (name === 'numbers' ? null : value));

interface Memory<T> {
  readonly get: (key: string, find: () => T) => T;
}

/** Remembers the latest few things that were found out. */
function remembering<T>(): Memory<T> {
  const known = new Map<string, { readonly value: T }>();
  return {
    get: (key, find) => {
      const kept = known.get(key) ?? { value: find() };
      known.delete(key);
      known.set(key, kept);
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return kept.value;
    },
  };
}

/** What can be asked of the index of cards as it is now; whoever changes the index makes another. */
export function createFinder({ db, vocabulary, titles, deckNamed }: FinderPorts): Finder {
  const found = remembering<readonly number[]>();
  const matched = remembering<readonly number[] | null>();
  const texts = new Map<string, FoldedTexts>();
  let words: readonly FacetCount[] | null = null;

  const pattern: Finders['pattern'] = (columns, written) => {
    const key = columns.join();
    const all = texts.get(key) ?? foldedTexts(db, columns);
    texts.set(key, all);
    return matched.get(`${key}/${written}`, () => numbersWith(all, written));
  };

  function asked({
    text,
    facets,
    deck,
  }: FacetsRequest): Result<{ query: Query | null; filter: Filter; facets: Filter }, readonly QueryIssue[]> {
    const parsed = parseQuery(text, vocabulary);
    if (!parsed.ok) return parsed;
    const query = parsed.value;
    const issues: QueryIssue[] = [];
    const named: Finders['deck'] = (name) =>
      name === null ? (deck ?? 'noDeckOpen') : (deckNamed(name) ?? 'noSuchDeck');
    const filter = query && filterOf(query, text, { deck: named, pattern }, issues);
    if (issues.length > 0) return fail(issues);
    return ok({ query, filter: filter ?? EVERYTHING, facets: facetsFilter(facets, deck) });
  }

  return {
    search: ({ from, count, ...request }) => {
      const wanted = asked(request);
      if (!wanted.ok) return { ok: false, issues: wanted.error };
      const { query, filter, facets } = wanted.value;
      const both: Filter = { kind: 'all', of: [filter, facets] };
      const numbers = found.get(keyOf(query, both, request.sort), () =>
        findCards(db, both, request.sort, TYPES),
      );
      return { ok: true, query, total: numbers.length, cards: idsOf(db, numbers.slice(from, from + count)) };
    },
    facets: (request) => {
      const wanted = asked(request);
      if (!wanted.ok) return [];
      const counts = countsOf(db, wanted.value.filter, request);
      words ??= countCards(db, EVERYTHING).flatMap(facetOf);
      return [...words, ...deckWords(request)].map(({ group, word }) => ({
        group,
        word,
        cards: counts.get(`${group}:${word}`) ?? 0,
        ...(group === 'pack' && { title: titles.get(word) ?? word }),
      }));
    },
  };
}

const deckWords = ({ deck }: FacetsRequest): readonly FacetCount[] =>
  deck === null ? [] : (['in', 'out'] as const).map((word) => ({ group: 'deck', word, cards: 0 }));

const isGroup = (kind: string): kind is FacetGroup => FACET_GROUPS.some((group) => group === kind);

const facetOf = ({
  kind,
  word,
  cards,
}: {
  readonly kind: string;
  readonly word: string;
  readonly cards: number;
}): readonly FacetCount[] => (isGroup(kind) ? [{ group: kind, word, cards }] : []);

/** How many cards each word would leave. Of its own group whatever is wanted is left aside: there, any word will do. */
function countsOf(
  db: ReadableDb,
  filter: Filter,
  { facets, deck }: FacetsRequest,
): ReadonlyMap<string, number> {
  const active = new Set(facets.filter(({ muted }) => !muted).map(({ group }) => group));
  const counts = new Map<string, number>();
  const count = (others: FacetsRequest['facets'], groups: (group: FacetGroup) => boolean): void => {
    const narrowed: Filter = { kind: 'all', of: [filter, facetsFilter(others, deck)] };
    for (const { group, word, cards } of countCards(db, narrowed).flatMap(facetOf))
      if (groups(group)) counts.set(`${group}:${word}`, cards);
    if (!groups('deck') || deck === null) return;
    for (const word of ['in', 'out']) {
      const inDeck = facetsFilter([{ group: 'deck', word, muted: false }], deck);
      const numbers = findCards(
        db,
        { kind: 'all', of: [narrowed, inDeck] },
        { by: 'name', descending: false },
      );
      counts.set(`deck:${word}`, numbers.length);
    }
  };
  count(facets, (group) => !active.has(group));
  for (const own of active)
    count(
      facets.filter(({ group }) => group !== own),
      (group) => group === own,
    );
  return counts;
}
