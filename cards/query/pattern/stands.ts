/** What stands on either side of a place in the text, as far as a position asks. */
export const OTHER = 0;
export const LINE_END = 1;
export const WORD_LETTER = 2;

/** In the table: the pattern is found, and nobody has been there yet. */
export const FOUND = -1;
const UNKNOWN = -2;

/** The number of the stand at the beginning of a text. */
export const FIRST = 0;

/** So many stands are remembered before all are forgotten. */
const MOST_REMEMBERED = 512;

/** Where a program may stand between two characters, and what the character before was. */
export interface Stand {
  readonly steps: readonly number[];
  readonly before: number;
  /** Is the pattern found where the text ends here? Null until somebody asks. */
  atEnd: boolean | null;
}

/** The stands that were come to so far, and where each leads. */
export interface Stands {
  /** For each stand, and each class of the next character: the next stand, or that it is found. */
  readonly table: Int32Array;
  readonly at: (number: number) => Stand;
  readonly count: () => number;
  /** The number of a stand; where there are too many by then, all others are forgotten. */
  readonly numberOf: (steps: readonly number[], before: number) => number;
}

/**
 * No stands but the first.
 * @param width how many classes of characters there are
 */
export function standsOf(width: number): Stands {
  const stands: Stand[] = [];
  const known = new Map<string, number>();
  const table = new Int32Array(MOST_REMEMBERED * width);

  function numberOf(steps: readonly number[], before: number): number {
    const sorted = [...new Set(steps)].toSorted((a, b) => a - b);
    const key = `${before}:${sorted.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (stands.length >= MOST_REMEMBERED) forget();
    const number = stands.push({ steps: sorted, before, atEnd: null }) - 1;
    table.fill(UNKNOWN, number * width, (number + 1) * width);
    known.set(key, number);
    return number;
  }

  function forget(): void {
    stands.length = 0;
    known.clear();
    numberOf([], LINE_END);
  }

  forget();
  return {
    table,
    at: (number) => {
      const stand = stands[number];
      if (!stand) throw new RangeError(`there is no stand ${number}`);
      return stand;
    },
    count: () => stands.length,
    numberOf,
  };
}
