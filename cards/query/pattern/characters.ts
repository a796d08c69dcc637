import { fold } from '../../../engine/toolbox/fold.ts';

/** A set of characters (UTF-16 units) as ranges, both ends included, in order and apart from each other. */
export type Characters = readonly (readonly [number, number])[];

const LAST = 0xffff;
const code = (character: string): number => character.charCodeAt(0);

/** A set out of ranges in any order. */
export function characters(ranges: Characters): Characters {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** All characters that are not in a set. */
export function others(set: Characters): Characters {
  const ranges: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) ranges.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) ranges.push([next, LAST]);
  return ranges;
}

/** So wide a range names letters of one script; a wider one is taken as it stands. */
const WIDEST_FOLDED = 1024;

/** A range as it is in folded texts: with the small letters of its capitals, and the plain ones of those with accents. */
export function foldedRange(from: number, to: number): Characters {
  if (to - from > WIDEST_FOLDED) return [[from, to]];
  const ranges: [number, number][] = [];
  for (let each = from; each <= to; each += 1)
    for (const letter of fold(String.fromCharCode(each))) ranges.push([code(letter), code(letter)]);
  return characters(ranges);
}

export const LINE_ENDS: Characters = characters([
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]);

export const DIGITS: Characters = [[code('0'), code('9')]];

export const WORD: Characters = characters([
  ...DIGITS,
  [code('A'), code('Z')],
  [code('a'), code('z')],
  [code('_'), code('_')],
]);

export const BLANKS: Characters = characters([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** Is a character in a set? */
export const has = (set: Characters, character: number): boolean =>
  set.some(([from, to]) => from <= character && character <= to);
