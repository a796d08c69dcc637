import { jsonOf, numberOf, textOf } from '../../file/columns.ts';
import { DamagedRowError } from '../../file/errors.ts';
import type { ReadableDb, Value } from '../../file/handles.ts';
import { compiled, wordsIn, type Filter } from './filter.ts';
import { ranked } from './relevance.ts';

/** In which order; names decide where it does not. Relevance is the order of names where no words are looked for. */
export interface Sort {
  readonly by: 'relevance' | 'name' | 'strength' | 'type' | 'pack';
  readonly descending: boolean;
}

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
  const { from, values, number } = rowsThat(filter);
  const found = numbersOf(
    db.get(
      `SELECT json_group_array(number) AS numbers
        FROM (SELECT number ${from} ORDER BY ${orderOf(sort, number, types)})`,
      ...values,
      ...(sort.by === 'type' ? types : []),
    ),
  );
  return sort.by === 'relevance' ? ranked(db, found, wordsIn(filter)) : found;
}

/** Rows of `card_index` that fit: which, and the column by which they come in the order of their numbers without being sorted. */
interface Rows {
  readonly from: string;
  readonly values: readonly Value[];
  readonly number: string;
}

/** The rows that fit a filter. Words are searched first, so that most rows are never read. */
function rowsThat(filter: Filter): Rows {
  const { sql, values, match } = compiled(filter);
  if (match === null) return { from: `FROM card_index WHERE ${sql}`, values, number: 'number' };
  const tables = 'card_words CROSS JOIN card_index ON card_index.number = card_words.rowid';
  return {
    from: `FROM ${tables} WHERE card_words MATCH ? AND (${sql})`,
    values: [match, ...values],
    number: 'card_words.rowid',
  };
}

/** @param number in its order are the names */
function orderOf({ by, descending }: Sort, number: string, types: readonly string[]): string {
  const way = descending ? 'DESC' : 'ASC';
  switch (by) {
    case 'strength':
      return `strength ${way} NULLS LAST, ${number}`;
    case 'type':
      return `${placeOf(types)} ${way}, strength DESC NULLS LAST, ${number}`;
    case 'pack':
      return `pack ${way}, ${number}`;
    case 'name':
      return `${number} ${way}`;
    case 'relevance':
      return number;
  }
}

/** The place of a card's type among some types, which are values of the statement. */
const placeOf = (types: readonly string[]): string =>
  types.length === 0
    ? 'type'
    : `CASE type ${types.map((_, place) => `WHEN ? THEN ${place}`).join(' ')} ELSE ${types.length} END`;

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

/** A count of cards by a word that they have. */
export interface Counted {
  readonly kind: string;
  readonly word: string;
  readonly cards: number;
}

/** Counts of the cards that fit: by type, side, pack, strength, and every kind of tag. */
export function countCards(db: ReadableDb, filter: Filter): readonly Counted[] {
  const { from, values } = rowsThat(filter);
  return db
    .all(
      `WITH found AS MATERIALIZED (SELECT card_index.* ${from})
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
