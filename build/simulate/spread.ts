import { mean, quantileSorted } from 'simple-statistics';
import type { Counts } from '../../engine/simulation/counts.ts';
import { wilson, type Estimate } from '../../engine/toolbox/intervals.ts';

/** How many games ended in a way, and how often that is. */
export interface Rate {
  readonly games: number;
  readonly rate: Estimate | null;
}

/** So many of some games, and how often that is. */
export const rateOf = (count: number, games: number): Rate => ({
  games: count,
  rate: wilson({ count, of: games }),
});

/** Some numbers in brief; null where there are none. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly most: number;
}

/** Numbers that were counted, in brief. */
export function spreadOf(counts: Counts): Spread | null {
  const numbers = numbersIn(counts).flatMap(([value, count]) => Array.from({ length: count }, () => value));
  if (numbers.length === 0) return null;
  return {
    mean: mean(numbers),
    least: quantileSorted(numbers, 0),
    lowerQuartile: quantileSorted(numbers, 0.25),
    median: quantileSorted(numbers, 0.5),
    upperQuartile: quantileSorted(numbers, 0.75),
    most: quantileSorted(numbers, 1),
  };
}

/** Numbers that were counted, the smallest first. */
export function numbersIn(counts: Counts): readonly (readonly [number, number])[] {
  return Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b);
}
