/** The observations of a watchdog so far. */
export interface Seen {
  /** The last count of beats. */
  readonly count: number;
  /** So often in a row it was the same. */
  readonly still: number;
}

export const NOTHING_SEEN: Seen = { count: 0, still: 0 };

/**
 * Looks once more at the count of beats. It is the watchdog's own looks that are counted, and no clock: while the machine is
 * suspended nobody looks.
 * @param patience so many looks in a row without a beat are a stall
 * @returns what is seen now, and whether a stall was just noticed; each stall is noticed once
 */
export function looked(
  { count, still }: Seen,
  now: number,
  patience: number,
): { readonly seen: Seen; readonly isStalled: boolean } {
  const seen = { count: now, still: now === count ? still + 1 : 0 };
  return { seen, isStalled: seen.still === patience };
}
