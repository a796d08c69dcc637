import type { Value } from '../../file/handles.ts';

/** Texts of a card in which words are looked for. */
export type TextColumn = 'name' | 'rules' | 'traits' | 'verse' | 'source';
export type WordColumn = 'type' | 'side' | 'pack';
export type NumberColumn = 'strength' | 'attack' | 'copies' | 'value';
export type Compared = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Which cards. It is compiled to SQL in which whatever a person wrote is a bound value. */
export type Filter =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  /** These words one after the other in one of the texts; unless `exact`, the last may be the beginning of a word. */
  | {
      readonly kind: 'words';
      readonly columns: readonly TextColumn[];
      readonly words: string;
      readonly exact: boolean;
    }
  | { readonly kind: 'word'; readonly column: WordColumn; readonly is: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly word: string }
  /** A card that has no such number fits none. */
  | { readonly kind: 'number'; readonly column: NumberColumn; readonly op: Compared; readonly than: number }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** By their numbers in the index. */
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] };

/** A condition on a row of `card_index`, with the values of its question marks. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A filter as what full-text search must find, and what is asked of each row besides. */
export interface Compiled extends Condition {
  /** In the language of FTS5; null where a filter does not ask for words alone, or for words and more. */
  readonly match: string | null;
}

/** A part of a filter: full-text search alone (perhaps denied), a condition on the row, or both together. */
type Part =
  | { readonly kind: 'match'; readonly match: string; readonly denied: boolean }
  | ({ readonly kind: 'row' } & Condition)
  | ({ readonly kind: 'both'; readonly match: string } & Condition);

/** Compiles a filter for the index of cards. */
export function compiled(filter: Filter): Compiled {
  const part = partOf(filter);
  if (part.kind === 'both') return part;
  if (part.kind === 'match' && !part.denied) return { match: part.match, sql: '1', values: [] };
  return { match: null, ...conditionOf(part) };
}

/** Words that are looked for. */
export type Words = Extract<Filter, { kind: 'words' }>;

/** The words for which a card may be found: what is denied is none of them. */
export function wordsIn(filter: Filter): readonly Words[] {
  if (filter.kind === 'words') return [filter];
  return filter.kind === 'all' || filter.kind === 'any' ? filter.of.flatMap(wordsIn) : [];
}

function partOf(filter: Filter): Part {
  switch (filter.kind) {
    case 'words':
      return { kind: 'match', match: matchOf(filter), denied: false };
    case 'not': {
      const of = partOf(filter.of);
      if (of.kind === 'match') return { ...of, denied: !of.denied };
      const { sql, values } = conditionOf(of);
      return row(`NOT (${sql})`, ...values);
    }
    case 'any':
      return together('any', filter.of.map(partOf));
    case 'all':
      return together('all', filter.of.filter(asksSomething).map(partOf));
    case 'word':
      return row(`coalesce(${WORDS[filter.column]} = ?, 0)`, filter.is);
    case 'tag':
      return row(
        'number IN (SELECT number FROM card_tags WHERE kind = ? AND word = ?)',
        filter.tag,
        filter.word,
      );
    case 'number':
      return row(`coalesce(${NUMBERS[filter.column]} ${OPS[filter.op]} ?, 0)`, filter.than);
    case 'ids':
      return row('id IN (SELECT value FROM json_each(?))', JSON.stringify(filter.ids));
    case 'numbers':
      return row('number IN (SELECT value FROM json_each(?))', JSON.stringify(filter.numbers));
  }
}

/** No facet, for example, is a filter that asks for nothing. */
const asksSomething = (filter: Filter): boolean => filter.kind !== 'all' || filter.of.some(asksSomething);

// Only what stands here is ever written into a statement.
const WORDS: Readonly<Record<WordColumn, string>> = { type: 'type', side: 'side', pack: 'pack' };
const NUMBERS: Readonly<Record<NumberColumn, string>> = {
  strength: 'strength',
  attack: 'attack',
  copies: 'copies',
  value: 'value',
};
const OPS: Readonly<Record<Compared, string>> = {
  '=': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

const row = (sql: string, ...values: readonly Value[]): { readonly kind: 'row' } & Condition => ({
  kind: 'row',
  sql,
  values,
});

const joined = (matches: readonly string[], by: 'AND' | 'OR'): string =>
  matches.length === 1 ? (matches[0] ?? '') : matches.map((match) => `(${match})`).join(` ${by} `);

/** Several parts as one. As much as possible is left to one full-text search, which is quicker than several. */
function together(how: 'all' | 'any', given: readonly Part[]): Part {
  const parts = how === 'all' ? given.flatMap(taken) : given;
  const [only] = parts;
  if (!only) return row(how === 'all' ? '1' : '0');
  if (parts.length === 1) return only;
  const wanted = matchesAmong(parts, false);
  if (wanted.length === 0) return rowsOf(how, parts);
  // What all must not match, the same full-text search leaves out of what it finds.
  const denied = how === 'all' ? matchesAmong(parts, true) : [];
  const others = parts.filter((part) => part.kind !== 'match' || (part.denied && how === 'any'));
  const words = joined(wanted, how === 'all' ? 'AND' : 'OR');
  const match = denied.length === 0 ? words : `(${words}) NOT (${joined(denied, 'OR')})`;
  const found: Part = { kind: 'match', match, denied: false };
  if (others.length === 0) return found;
  return how === 'any' ? rowsOf(how, [found, ...others]) : { ...rowsOf(how, others), kind: 'both', match };
}

/** The full-text search and the condition of a part, apart: all searches that must hold are then made as one. */
function taken(part: Part): readonly Part[] {
  if (part.kind !== 'both') return [part];
  return [{ kind: 'match', match: part.match, denied: false }, row(part.sql, ...part.values)];
}

const matchesAmong = (parts: readonly Part[], denied: boolean): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'match' && part.denied === denied ? [part.match] : []));

function rowsOf(how: 'all' | 'any', parts: readonly Part[]): { readonly kind: 'row' } & Condition {
  const conditions = parts.map(conditionOf);
  const sql = conditions.map((each) => `(${each.sql})`).join(how === 'all' ? ' AND ' : ' OR ');
  return row(sql, ...conditions.flatMap(({ values }) => values));
}

function conditionOf(part: Part): Condition {
  if (part.kind === 'row') return { sql: part.sql, values: part.values };
  const is = part.kind === 'match' && part.denied ? 'NOT IN' : 'IN';
  const words = `number ${is} (SELECT rowid FROM card_words WHERE card_words MATCH ?)`;
  if (part.kind === 'match') return { sql: words, values: [part.match] };
  return { sql: `(${words}) AND (${part.sql})`, values: [part.match, ...part.values] };
}

/**
 * Words in the language of FTS5: between quotes nothing is a sign of it but the quotes, which are doubled, and NUL, at which
 * it would stop reading.
 */
function matchOf({ columns, words, exact }: Words): string {
  const quoted = words.replaceAll('\0', ' ').replaceAll('"', '""');
  return `{${columns.join(' ')}} : "${quoted}"${exact ? '' : ' *'}`;
}
