import type { Query, QueryIssue, TextField } from '../../../../../cards/query/query.ts';
import type { Filter, TextColumn } from '../../../../../db/alpha-omega/search/filter.ts';
import type { DefId } from '../../../../../engine/alpha-omega/index.ts';
import type { Facet, FacetGroup } from '../../../../shared/games/alpha-omega/api.ts';

/** What must be asked of others to find out which cards a query means. */
export interface Finders {
  /** The cards of the deck that is being edited, or of the one of a name; or why there are none. */
  readonly deck: (name: string | null) => readonly DefId[] | 'noDeckOpen' | 'noSuchDeck';
  /** The numbers of the cards in whose texts a pattern is; null where that takes too long to find out. */
  readonly pattern: (columns: readonly TextColumn[], pattern: string) => readonly number[] | null;
}

/** Where the words of each field are looked for. */
const COLUMNS: Readonly<Record<TextField, readonly TextColumn[]>> = {
  any: ['name', 'rules', 'traits'],
  name: ['name'],
  text: ['rules'],
  verse: ['verse'],
  source: ['source'],
};

/** All cards. */
export const EVERYTHING: Filter = { kind: 'all', of: [] };

/**
 * The cards that a query asks for. What is muted asks for nothing.
 * @param text what the query was read from, for saying what stands where something cannot be asked
 */
export function filterOf(query: Query, text: string, finders: Finders, issues: QueryIssue[]): Filter | null {
  if (query.muted) return null;
  switch (query.kind) {
    case 'all':
    case 'any': {
      const of = query.of.flatMap((each) => filterOf(each, text, finders, issues) ?? []);
      // Where all of it is muted, nothing is asked.
      return of.length === 0 ? null : { kind: query.kind, of };
    }
    case 'not': {
      const of = filterOf(query.of, text, finders, issues);
      return of && { kind: 'not', of };
    }
    case 'words':
      return { kind: 'words', columns: COLUMNS[query.field], words: query.words, exact: query.exact };
    case 'pattern': {
      const numbers = finders.pattern(COLUMNS[query.field], query.pattern);
      return numbers ? { kind: 'numbers', numbers } : refuse(query, 'patternTooSlow', text, issues);
    }
    case 'choice':
      return choiceFilter(query);
    case 'number':
      return { kind: 'number', column: query.field, op: query.op, than: query.than };
    case 'deck': {
      const ids = finders.deck(query.name);
      return typeof ids === 'string' ? refuse(query, ids, text, issues) : { kind: 'ids', ids };
    }
  }
}

function choiceFilter({ field, is }: Extract<Query, { kind: 'choice' }>): Filter {
  if (field === 'type' || field === 'side' || field === 'pack') return { kind: 'word', column: field, is };
  return { kind: 'tag', tag: field, word: is };
}

function refuse({ from, to }: Query, code: QueryIssue['code'], text: string, issues: QueryIssue[]): null {
  issues.push({ code, from, to, found: text.slice(from, to), fixes: [{ from, to, text: '' }] });
  return null;
}

/** The cards that facets leave: of each group any word that is not muted, and all groups together. */
export function facetsFilter(facets: readonly Facet[], deck: readonly DefId[] | null): Filter {
  const wanted = facets.filter(({ muted }) => !muted);
  const groups = [...new Set(wanted.map(({ group }) => group))];
  return {
    kind: 'all',
    of: groups.map((group) => ({
      kind: 'any',
      of: wordsOf(group, wanted).map((word) => facetFilter(group, word, deck)),
    })),
  };
}

/** The words of a group, each once: however often one is asked for, it is looked for once. A card is in the deck or out of it. */
function wordsOf(group: FacetGroup, facets: readonly Facet[]): readonly string[] {
  const words = facets.filter((facet) => facet.group === group).map(({ word }) => word);
  return [...new Set(group === 'deck' ? words.map((word) => (word === 'out' ? 'out' : 'in')) : words)];
}

function facetFilter(group: FacetGroup, word: string, deck: readonly DefId[] | null): Filter {
  switch (group) {
    case 'type':
    case 'side':
    case 'pack':
      return { kind: 'word', column: group, is: word };
    case 'trait':
    case 'is':
    case 'by':
      return { kind: 'tag', tag: group, word };
    case 'strength':
      // A word that is no number is no card's Strength.
      return {
        kind: 'number',
        column: 'strength',
        op: '=',
        than: /^\d{1,6}$/.test(word) ? Number(word) : -1,
      };
    case 'deck': {
      const inIt: Filter = { kind: 'ids', ids: deck ?? [] };
      return word === 'out' ? { kind: 'not', of: inIt } : inIt;
    }
  }
}
