/** How hard an Objective is at most, in flames. */
export const FLAMES = [1, 2, 3, 4, 5] as const;

/** How hard it is where newcomers win this share of games: one flame where nearly all do, all flames where hardly any. */
export const flamesOf = (share: number): number =>
  Math.max(1, FLAMES.length - Math.floor(share * FLAMES.length));
