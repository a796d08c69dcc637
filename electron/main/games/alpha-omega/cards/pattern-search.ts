import { fold } from '../../../../../engine/toolbox/fold.ts';
import type { Needed } from '../../../../../cards/query/pattern/letters.ts';
import { matcherOf } from '../../../../../cards/query/pattern/matcher.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import { textsOfAll } from '../../../../../db/alpha-omega/search/card-index.ts';
import type { TextColumn } from '../../../../../db/alpha-omega/search/filter.ts';

/**
 * Texts of all cards in one: letters are looked for once in that, which is several times as quick as looking for them in a
 * hundred thousand texts.
 */
export interface FoldedTexts {
  readonly joined: string;
  /** Where each card's text begins, and at last where the next would. A line end stands between two. */
  readonly starts: Int32Array;
  readonly numbers: readonly number[];
}

/** Every card's texts of some kinds, without case and accents. */
export function foldedTexts(db: ReadableDb, columns: readonly TextColumn[]): FoldedTexts {
  const all = textsOfAll(db, columns);
  const texts = all.map(({ text }) => fold(text));
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, index) => {
    starts[index + 1] = (starts[index] ?? 0) + text.length + 1;
  });
  return { joined: texts.join('\n'), starts, numbers: all.map(({ number }) => number) };
}

/** The numbers of the cards in whose texts a pattern is; null where that takes too long. */
export function numbersWith(texts: FoldedTexts, written: string): readonly number[] | null {
  const made = matcherOf(written);
  if (!made.ok) throw new TypeError(`a pattern that was read cannot be followed: ${made.error.code}`);
  const { letters, isIn } = made.value;
  const [rarest, ...others] = letters;
  const found: number[] = [];
  for (const index of rarest ? textsWith(texts, rarest) : texts.numbers.keys()) {
    const text = textAt(texts, index);
    if (!others.every((needed) => needed.some((each) => text.includes(each)))) continue;
    const is = isIn(text);
    if (is === null) return null;
    if (is) found.push(texts.numbers[index] ?? 0);
  }
  return found;
}

const textAt = ({ joined, starts }: FoldedTexts, index: number): string =>
  joined.slice(starts[index] ?? 0, (starts[index + 1] ?? 0) - 1);

/** The places of the texts in which one of some letters may be, in their order. */
function textsWith({ joined, starts, numbers }: FoldedTexts, needed: Needed): readonly number[] {
  const has = new Uint8Array(numbers.length);
  for (const letters of needed) {
    let index = 0;
    for (let at = joined.indexOf(letters); at >= 0; at = joined.indexOf(letters, starts[index])) {
      while ((starts[index + 1] ?? Infinity) <= at) index += 1;
      has[index] = 1;
      index += 1;
    }
  }
  const places: number[] = [];
  has.forEach((is, index) => {
    if (is === 1) places.push(index);
  });
  return places;
}
