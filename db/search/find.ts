import { jsonOf, numberOf, textOf } from '../columns.ts';
import { DamagedRowError } from '../errors.ts';
import type { ReadableDb } from '../handles.ts';
import { compiled, type Filter } from './filter.ts';

export const SORTS = ['relevance', 'name', 'strength', 'type', 'pack'] as const;

/** In which order; names decide where it does not. Relevance is the order of names where no words are looked for. */
export interface Sort {
  readonly by: (typeof SORTS)[number];
  readonly descending: boolean;
}

/** Only so many matches are ranked: common words match whole libraries, and nobody reads beyond the first thousand. */
export const MOST_RANKED = 1000;

/** What a match in each text is worth: name, rules, traits, verse, source. */
const WEIGHTS = '10.0, 3.0, 4.0, 1.0, 1.0';

/**
 * The numbers of all cards that fit, in order.
 * @param types in this order cards are sorted by type, the strongest first; others come behind
 */
export function findCards(
  db: ReadableDb,
  filter: Filter,
  sort: Sort,
  types: readonly string[] = [],
): readonly number[] {
  const { sql, values, match } = compiled(filter);
  const isByName = sort.by === 'relevance' || (sort.by === 'name' && !sort.descending);
  // Full-text search gives what it finds in the order of the numbers, which is the order of the names.
  const found =
    isByName && match !== null && match.isAll
      ? numbersOf(
          db.get(
            'SELECT json_group_array(rowid) AS numbers FROM card_words WHERE card_words MATCH ?',
            match.words,
          ),
        )
      : numbersOf(
          db.get(
            `SELECT json_group_array(number ORDER BY ${orderOf(sort, types)}) AS numbers FROM card_index WHERE ${sql}`,
            ...(sort.by === 'type' ? types : []),
            ...values,
          ),
        );
  return sort.by === 'relevance' && match !== null ? ranked(db, found, match.words) : found;
}

function orderOf({ by, descending }: Sort, types: readonly string[]): string {
  const way = descending ? 'DESC' : 'ASC';
  switch (by) {
    case 'strength':
      return `strength ${way} NULLS LAST, number`;
    case 'type':
      return `${placeOf(types)} ${way}, strength DESC NULLS LAST, number`;
    case 'pack':
      return `pack ${way}, number`;
    case 'name':
      return `number ${way}`;
    case 'relevance':
      return 'number';
  }
}

/** The place of a card's type among some types, which are values of the statement. */
const placeOf = (types: readonly string[]): string =>
  types.length === 0
    ? 'type'
    : `CASE type ${types.map((_, place) => `WHEN ? THEN ${place}`).join(' ')} ELSE ${types.length} END`;

function ranked(db: ReadableDb, found: readonly number[], match: string): readonly number[] {
  const first = found.slice(0, MOST_RANKED);
  const [from, to] = [first[0], first.at(-1)];
  if (from === undefined || to === undefined) return found;
  const best = db
    .all(
      `SELECT rowid AS number FROM card_words WHERE card_words MATCH ? AND rowid BETWEEN ? AND ?
        ORDER BY bm25(card_words, ${WEIGHTS}), rowid`,
      ...[match, from, to],
    )
    .map((row) => numberOf(row, 'number'));
  const fits = new Set(first);
  return [...best.filter((number) => fits.has(number)), ...found.slice(MOST_RANKED)];
}

function numbersOf(row: Parameters<typeof jsonOf>[0] | undefined): readonly number[] {
  const numbers = row && jsonOf(row, 'numbers');
  if (!Array.isArray(numbers)) throw new DamagedRowError('numbers: expected a list');
  return numbers as readonly number[];
}

/** The ids of cards by their numbers, in that order. */
export function idsOf(db: ReadableDb, numbers: readonly number[]): readonly string[] {
  return db
    .all(
      `SELECT card_index.id AS id FROM json_each(?) AS wanted JOIN card_index ON number = wanted.value ORDER BY wanted.key`,
      JSON.stringify(numbers),
    )
    .map((row) => textOf(row, 'id'));
}

/** How many of some cards have a word of a kind. */
export interface Counted {
  readonly kind: string;
  readonly word: string;
  readonly cards: number;
}

/** Counts of the cards that fit: by type, side, pack, strength, and every kind of tag. */
export function countCards(db: ReadableDb, filter: Filter): readonly Counted[] {
  const { sql, values } = compiled(filter);
  return db
    .all(
      `WITH found AS MATERIALIZED (SELECT * FROM card_index WHERE ${sql})
        SELECT 'type' AS kind, type AS word, count(*) AS cards FROM found GROUP BY type
        UNION ALL SELECT 'side', side, count(*) FROM found WHERE side IS NOT NULL GROUP BY side
        UNION ALL SELECT 'pack', pack, count(*) FROM found GROUP BY pack
        UNION ALL SELECT 'strength', CAST(strength AS TEXT), count(*) FROM found
          WHERE strength IS NOT NULL GROUP BY strength
        UNION ALL SELECT kind, word, count(*) FROM card_tags WHERE number IN (SELECT number FROM found)
          GROUP BY kind, word`,
      ...values,
    )
    .map((row) => ({ kind: textOf(row, 'kind'), word: textOf(row, 'word'), cards: numberOf(row, 'cards') }));
}
