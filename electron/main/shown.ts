import type { AlphaOmegaEvent, ToldEvent } from '../../engine/index.ts';

/** What shows something that nobody knew before. */
const SHOWS: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  'opponentDrawn',
  'cardsDrawn',
  'callingDrawn',
  'opponentCardsDrawn',
  'dieRolled',
  'looked',
  'fell',
  'cardsLost',
]);

/** Did what is kept of an answer show anything that nobody knew before? */
export const showsAnything = (told: readonly ToldEvent[]): boolean =>
  told.some(({ event }) => SHOWS.has(event.type));
