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
