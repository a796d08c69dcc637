/** So many successes in so many trials. */
export interface Share {
  readonly of: number;
  readonly count: number;
}

/** A number between two bounds that hold the true one in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 0.975 quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * A proportion and its score interval, which holds for few trials and for shares near 0 and 1 too.
 * E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical
 * Association 22 (1927), 209-212.
 * @returns null where there were no trials
 */
export function wilson({ count, of }: Share): Estimate | null {
  if (of === 0) return null;
  const share = count / of;
  const centre = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
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
export function newcombe(one: Share, other: Share): Estimate | null {
  const a = wilson(one);
  const b = wilson(other);
  if (a === null || b === null) return null;
  const value = a.value - b.value;
  return {
    value,
    low: value - length(a.value - a.low, b.high - b.value),
    high: value + length(a.high - a.value, b.value - b.low),
  };
}

/** Unlike `Math.hypot`, the same to the last bit on every machine. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
