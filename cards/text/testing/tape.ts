import * as fc from 'fast-check';

/** Chance as a list of numbers that fast-check may shrink: a card is read off it. When it is over, the simplest is meant. */
export interface Tape {
  /** One of them. */
  readonly pick: <T>(from: readonly T[]) => T;
  /** A number from 1 to most. */
  readonly number: (most: number) => number;
  /** True once in so many times. */
  readonly once: (inSo: number) => boolean;
  /** A name that nothing else has. */
  readonly name: () => string;
}

/** Reads chance off a list of numbers. */
export function tapeOf(numbers: readonly number[]): Tape {
  let at = 0;
  let names = 0;
  const next = (): number => {
    const value = numbers[at] ?? 0;
    at += 1;
    return value;
  };
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[next() % from.length];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return {
    pick,
    number: (most) => 1 + (next() % most),
    once: (inSo) => next() % inSo === inSo - 1,
    name: () => {
      names += 1;
      return `qName${names}`;
    },
  };
}

/** Tapes of any length. */
export const tapes: fc.Arbitrary<readonly number[]> = fc.array(fc.nat(5039), {
  minLength: 10,
  maxLength: 80,
});
