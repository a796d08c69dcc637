import type { Moment } from '../../../electron/shared/api.ts';

/** Where among the moments one is; −1 where it is not on the line any more. */
export const placeOf = ({ moments }: { readonly moments: readonly Moment[] }, number: number): number =>
  moments.findIndex((moment) => moment.number === number);

/** The places at which rounds begin. */
export function roundStarts(moments: readonly Moment[]): readonly { round: number; place: number }[] {
  return moments.flatMap(({ round }, place) =>
    place === 0 || moments[place - 1]?.round !== round ? [{ round, place }] : [],
  );
}

/** Where the next round begins, or this one and then those before; beyond them the first place or the last. */
export function roundFrom(moments: readonly Moment[], at: number, by: 1 | -1): number {
  const starts = roundStarts(moments).map(({ place }) => place);
  const next = by > 0 ? starts.find((place) => place > at) : starts.findLast((place) => place < at);
  return next ?? (by > 0 ? moments.length - 1 : 0);
}
