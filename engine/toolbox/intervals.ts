/** So many successes in so many trials. */
export interface Share {
  readonly of: number;
  readonly count: number;
}

/** A number between two bounds that hold the true one in 95 of 100 cases, unless another share of cases was asked for. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 0.975 quantile of the standard normal distribution: bounds for 95 of 100 cases. */
const Z = 1.959963984540054;
/** The 0.9995 quantile: bounds for 999 of 1,000 cases, for whoever asks of many things at once. */
export const Z_STRICT = 3.290526731491926;

/**
 * A proportion and its score interval, which holds for few trials and for shares near 0 and 1 too.
 * E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical
 * Association 22 (1927), 209-212.
 * @returns null where there were no trials
 */
export function wilson({ count, of }: Share, z = Z): Estimate | null {
  if (of === 0) return null;
  const share = count / of;
  const centre = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  // At 0 and at all the bounds are exact; what is off by a rounding error would show as "-0.0 %".
  return {
    value: share,
    low: count === 0 ? 0 : (centre - spread) / scale,
    high: count === of ? 1 : (centre + spread) / scale,
  };
}

/**
 * The difference of two independent proportions and its interval, built from both score intervals.
 * R. G. Newcombe, "Interval Estimation for the Difference between Independent Proportions: Comparison of Eleven Methods",
 * Statistics in Medicine 17 (1998), 873-890, method 10.
 * @returns null where there were no trials of one kind
 */
export function newcombe(one: Share, other: Share, z = Z): Estimate | null {
  const a = wilson(one, z);
  const b = wilson(other, z);
  if (a === null || b === null) return null;
  const value = a.value - b.value;
  return {
    value,
    low: value - length(a.value - a.low, b.high - b.value),
    high: value + length(a.high - a.value, b.value - b.low),
  };
}

/** The same trials made in two ways, and in how many only one of them succeeded. */
export interface Pairs {
  readonly of: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
}

/**
 * The difference of two proportions of the same trials and its interval, one less the other: narrower than `newcombe` as far
 * as both ways succeed in the same trials. Half a trial is added to each of the four kinds, so that it holds for few too.
 * A. Agresti and Y. Min, "Simple improved confidence intervals for comparing matched proportions", Statistics in Medicine
 * 24 (2005), 729-740.
 * @returns null where there were no trials
 */
export function paired({ of, onlyOne, onlyOther }: Pairs): Estimate | null {
  if (of === 0) return null;
  const [one, other, all] = [onlyOne + 0.5, onlyOther + 0.5, of + 2];
  const centre = (one - other) / all;
  const spread = (Z / all) * Math.sqrt(one + other - (one - other) ** 2 / all);
  return {
    value: (onlyOne - onlyOther) / of,
    low: Math.max(-1, centre - spread),
    high: Math.min(1, centre + spread),
  };
}

/**
 * The mean of numbers and its interval by the normal distribution, which asks for about thirty of them. Of differences in the same
 * trials it is how far one way goes beyond another.
 * @returns null of fewer than two, which tell nothing of how far they lie apart
 */
export function meanOf(numbers: readonly number[]): Estimate | null {
  const of = numbers.length;
  if (of < 2) return null;
  const value = numbers.reduce((sum, one) => sum + one, 0) / of;
  const squares = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const spread = Z * Math.sqrt(squares / (of - 1) / of);
  return { value, low: value - spread, high: value + spread };
}

/** Unlike `Math.hypot`, the same to the last bit on every machine. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
