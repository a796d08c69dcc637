import type { Estimate } from '../simulation/intervals.ts';

/** Trials of two answers under the same dice: how often each won where the other did not. */
export interface Paired {
  readonly of: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
}

/** The 0.975 quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * The difference of two paired proportions, the first less the second, and its interval, half a trial being added to each
 * of the four kinds of pairs so that it holds for few trials too.
 * A. Agresti and Y. Min, "Simple improved confidence intervals for comparing matched proportions", Statistics in Medicine
 * 24 (2005), 729-740.
 * @returns null where there were no trials
 */
export function pairedDifference({ of, onlyFirst, onlySecond }: Paired): Estimate | null {
  if (of === 0) return null;
  const [first, second, all] = [onlyFirst + 0.5, onlySecond + 0.5, of + 2];
  const centre = (first - second) / all;
  const spread = (Z / all) * Math.sqrt(first + second - (first - second) ** 2 / all);
  return {
    value: (onlyFirst - onlySecond) / of,
    low: Math.max(-1, centre - spread),
    high: Math.min(1, centre + spread),
  };
}
