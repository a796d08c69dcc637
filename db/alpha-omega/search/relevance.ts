import { fold } from '../../../engine/toolbox/fold.ts';
import { numberOf, textOf } from '../../file/columns.ts';
import type { ReadableDb } from '../../file/handles.ts';
import type { TextColumn, Words } from './filter.ts';

/*
 * Which of the cards that were found come first: those that say the words most, in short texts, and above all in the name
 * (BM25). It is reckoned here and not by FTS5, which would look once more through all that has the words at all: a common
 * word costs several times what finding the cards costs.
 */

/** Only so many matches are ranked: common words match whole libraries, and nobody reads beyond the first thousand. */
export const MOST_RANKED = 1000;

/** The weight of a match in each text. */
const WEIGHTS: Readonly<Record<TextColumn, number>> = { name: 10, rules: 3, traits: 4, verse: 1, source: 1 };
const COLUMNS = Object.keys(WEIGHTS) as readonly TextColumn[];

/** The saturation of repeated words and the discount for long texts, with the usual values of BM25. */
const AGAIN = 1.2;
const LENGTH = 0.75;

/** A card among those that are ranked. */
interface Candidate {
  readonly number: number;
  /** The total length of its texts. */
  readonly length: number;
  /** For each of the words looked for: how often it says them, by what that is worth. */
  readonly said: readonly number[];
}

/**
 * The first of what was found in the order of how well they fit, the others as they were.
 * @param found numbers of cards, in the order of names, which decides between equals
 */
export function ranked(db: ReadableDb, found: readonly number[], words: readonly Words[]): readonly number[] {
  if (words.length === 0) return found;
  const candidates = candidatesAmong(db, found.slice(0, MOST_RANKED), words);
  const average = candidates.reduce((sum, { length }) => sum + length, 0) / candidates.length;
  const rarities = words.map((_, word) => rarityOf(word, candidates));
  const worth = ({ said, length }: Candidate): number => {
    const dampened = AGAIN * (1 - LENGTH + (LENGTH * length) / average);
    return said.reduce((sum, often, word) => {
      const rarity = rarities[word] ?? 0;
      return sum + (rarity * often * (AGAIN + 1)) / (often + dampened);
    }, 0);
  };
  const best = candidates
    .map((candidate) => ({ number: candidate.number, worth: worth(candidate) }))
    .toSorted((a, b) => b.worth - a.worth || a.number - b.number);
  return [...best.map(({ number }) => number), ...found.slice(MOST_RANKED)];
}

/** A word that few of these have tells more than one that all have, which still tells something. */
function rarityOf(word: number, candidates: readonly Candidate[]): number {
  const having = candidates.filter(({ said }) => (said[word] ?? 0) > 0).length;
  return Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5));
}

function candidatesAmong(
  db: ReadableDb,
  numbers: readonly number[],
  words: readonly Words[],
): readonly Candidate[] {
  const looked = words.map((each) => ({ columns: new Set(each.columns), pattern: patternOf(each) }));
  return db
    .all(
      `SELECT number, ${COLUMNS.join(', ')} FROM card_texts WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number`,
      JSON.stringify(numbers),
    )
    .map((row) => {
      const texts = COLUMNS.map((column) => ({ column, text: fold(textOf(row, column)) }));
      return {
        number: numberOf(row, 'number'),
        length: texts.reduce((sum, { text }) => sum + text.length, 0),
        said: looked.map(({ columns, pattern }) =>
          texts.reduce(
            (sum, { column, text }) =>
              sum + (columns.has(column) ? WEIGHTS[column] * timesIn(text, pattern) : 0),
            0,
          ),
        ),
      };
    });
}

/** Whole words one after the other, whatever stands between them; unless `exact`, the last may go on. Null where there are none. */
function patternOf({ words, exact }: Words): RegExp | null {
  const parts = fold(words).match(/[\p{L}\p{N}]+/gu);
  if (!parts) return null;
  const end = exact ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[^\p{L}\p{N}]+`)}${end}`, 'gu');
}

const timesIn = (text: string, pattern: RegExp | null): number =>
  pattern === null ? 0 : (text.match(pattern)?.length ?? 0);
