import { parseQuery } from '../../cards/query/parse.ts';
import { fold } from '../../engine/toolbox/fold.ts';
import { signsOf } from '../../cards/query/signs.ts';
import { vocabularyOf } from '../../cards/query/vocabulary.ts';
import type { Query } from '../../cards/query/query.ts';
import { CARDS } from '../../electron/shared/games/alpha-omega/cards/contract.ts';
import type { CardDef } from '../../engine/alpha-omega/index.ts';
import type {
  CardsApi,
  Codex,
  Facet,
  FacetsRequest,
  LibraryPlace,
  SavedSearch,
  SearchRequest,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import { plainText } from '../../cards/text/plain.ts';
import { english } from '../../cards/text/english/words.ts';
import { fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { checked } from './checked.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

const vocabulary = vocabularyOf([{ id: 'starter', title: 'Alpha/Omega Starter' }]);

/** What a library in memory begins with. */
export interface FakeLibrary {
  readonly cards?: readonly CardDef[];
  readonly saved?: readonly SavedSearch[];
  readonly codex?: Partial<Codex>;
  /** Where somebody was in it before. */
  readonly left?: LibraryPlace | null;
}

/** A main process that finds cards by the real language of queries, looking at one card after the other. */
export const fakeLibrary = (begin: FakeLibrary = {}): CardsApi => checked(libraryOf(begin), CARDS);

function libraryOf({ cards = fakeCards, saved = [], codex = {}, left = null }: FakeLibrary): CardsApi {
  const sorted = cards.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
  const book = new Map(cards.map((card) => [card.id, card]));
  const said = new Map(cards.map((card) => [card.id, fold(plainText(english.cardText(card, book)))]));
  const notes = new Map<string, string>();
  let kept = saved;
  let place = left;

  function fits(query: Query, card: CardDef, deck: readonly string[]): boolean {
    if (query.muted) return true;
    switch (query.kind) {
      case 'all':
        return query.of.every((each) => fits(each, card, deck));
      case 'any': {
        const loud = query.of.filter(({ muted }) => !muted);
        return loud.length === 0 || loud.some((each) => fits(each, card, deck));
      }
      case 'not':
        return query.of.muted || !fits(query.of, card, deck);
      case 'words': {
        const text = query.field === 'name' ? '' : (said.get(card.id) ?? '');
        const name = query.field === 'text' ? '' : fold(card.name);
        return ` ${name} ${text}`.includes(` ${fold(query.words)}`);
      }
      case 'pattern':
        return new RegExp(query.pattern, 'i').test(`${card.name}\n${said.get(card.id) ?? ''}`);
      case 'choice':
        return wordsOf(card, query.field).includes(query.is);
      case 'number':
        return (
          'strength' in card &&
          (query.op === '>=' ? card.strength >= query.than : card.strength === query.than)
        );
      case 'deck':
        return deck.includes(card.id);
    }
  }

  const found = (
    { text, facets, deck }: FacetsRequest,
    without?: Facet['group'],
  ): readonly CardDef[] | null => {
    const parsed = parseQuery(text, vocabulary);
    if (!parsed.ok) return null;
    const query = parsed.value;
    const loud = facets.filter(({ muted, group }) => !muted && group !== without);
    const groups = [...new Set(loud.map(({ group }) => group))];
    return sorted.filter(
      (card) =>
        (query === null || fits(query, card, deck ?? [])) &&
        groups.every((group) =>
          loud.some((facet) => facet.group === group && inGroup(card, group, deck).includes(facet.word)),
        ),
    );
  };

  return {
    searchCards: ({ from, count, ...request }: SearchRequest) => {
      const parsed = parseQuery(request.text, vocabulary);
      if (!parsed.ok) return well({ ok: false, issues: parsed.error });
      const all = found(request) ?? [];
      const ids = all.slice(from, from + count).map(({ id }) => id);
      return well({ ok: true, query: parsed.value, total: all.length, cards: ids });
    },
    cardFacets: (request) =>
      well(
        (['type', 'side', 'trait', 'is', 'strength', 'pack', 'by', 'deck'] as const).flatMap((group) => {
          const left = found(request, group) ?? [];
          const words = [...new Set(sorted.flatMap((card) => inGroup(card, group, request.deck)))];
          return words.map((word) => ({
            group,
            word,
            ...(group === 'pack' && { title: 'Alpha/Omega Starter' }),
            cards: left.filter((card) => inGroup(card, group, request.deck).includes(word)).length,
          }));
        }),
      ),
    cardCodex: (card) =>
      well({
        ...{ card, pack: { id: 'starter', title: 'Alpha/Omega Starter', licence: 'MIT' }, isCustom: false },
        ...{ note: notes.get(card) ?? '', decks: [] },
        inGames: {
          games: 0,
          won: 0,
          drawn: 0,
          drawnWon: 0,
          entered: 0,
          enteredWon: 0,
          lured: 0,
          defeated: 0,
        },
        ...codex,
      }),
    keepCardNote: ({ card, note }) => {
      notes.set(card, note);
      return well(null);
    },
    libraryPlace: () => well(place),
    keepLibraryPlace: (next) => {
      place = next;
      return well(null);
    },
    savedSearches: () => well(kept),
    keepSearch: (search) => {
      const isKnown = kept.some(({ id }) => id === search.id);
      kept = isKnown ? kept.map((each) => (each.id === search.id ? search : each)) : [...kept, search];
      return well(kept);
    },
    deleteSearch: (id) => {
      kept = kept.filter((each) => each.id !== id);
      return well(kept);
    },
    orderSearches: (ids) => {
      kept = ids.flatMap((id) => kept.filter((each) => each.id === id));
      return well(kept);
    },
  };
}

function wordsOf(card: CardDef, field: string): readonly string[] {
  switch (field) {
    case 'type':
      return [card.type];
    case 'side':
      return 'side' in card ? [card.side] : [];
    case 'trait':
      return card.type === 'person' ? card.traits : [];
    case 'is':
      return signsOf(card, false);
    case 'pack':
      return ['starter'];
    default:
      return Object.values(card.provenance);
  }
}

function inGroup(card: CardDef, group: Facet['group'], deck: readonly string[] | null): readonly string[] {
  if (group === 'strength') return 'strength' in card ? [String(card.strength)] : [];
  if (group === 'deck') return deck === null ? [] : [deck.includes(card.id) ? 'in' : 'out'];
  return wordsOf(card, group);
}
