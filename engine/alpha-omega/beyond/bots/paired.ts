/** By how much one thing exceeds another in worlds in which both were tried. */
export interface Gap {
  /** On the average. */
  readonly mean: number;
  /** How far from nothing, in standard errors; without a sign. */
  readonly certainty: number;
}

/** Fewer pairs say nothing, however they agree. */
const PAIRS = 6;

/** Differences that are of the same size by chance are told from those that are by more than this, in 19 of 20 cases. */
const SURE = 2;

/** Compares two rows of which the entries at one place belong together; what the longer has beyond the shorter is left out. */
export function gapOf<T>(one: readonly T[], other: readonly T[], of: (entry: T) => number): Gap {
  const gaps = one.flatMap((entry, at) => {
    const beside = other[at];
    return beside === undefined ? [] : [of(entry) - of(beside)];
  });
  const count = gaps.length;
  if (count === 0) return { mean: 0, certainty: 0 };
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count;
  if (count < PAIRS || mean === 0) return { mean, certainty: 0 };
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (count - 1);
  return { mean, certainty: Math.abs(mean) / Math.sqrt(variance / count) };
}

/** Is the difference more than chance? */
export const isSure = ({ certainty }: Gap): boolean => certainty >= SURE;
