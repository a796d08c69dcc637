/** The values at two opposite edges of a drawing. */
export type Edges = readonly [from: number, to: number];

/** Where a value lies between two edges, in hundredths of the way from the first to the second. */
export const along = (value: number, [from, to]: Edges): number => (100 * (value - from)) / (to - from || 1);

/** What a step may count, in tens, hundreds and so on. */
const ROUND = [1, 2, 5, 10];
/** No more steps are named beside each other. */
const STEPS = 4;

/** Round numbers for an axis of what is counted, from nothing up to the first that leaves room for the most. */
export function countedSteps(most: number): readonly number[] {
  const least = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND.find((round) => round * power >= least) ?? 1);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
