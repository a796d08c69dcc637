import { mayReveal, type ToldEvent } from '../../../engine/alpha-omega/index.ts';

/** Did what is kept of an answer show anything that nobody knew before? */
export const showsAnything = (told: readonly ToldEvent[]): boolean =>
  told.some(({ event }) => mayReveal(event));
