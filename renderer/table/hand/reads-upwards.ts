/** The smallest that a name is written in a fan, in units of text: see `--least` of a card's name. */
const LEAST = 11;
/** At both sides of a name, in the same. */
const MARGIN = 7.2;

/**
 * Whether the name of a card has no room across what a fan shows of it, so that it is written upwards.
 * @param widest how wide its widest word is, in sizes of its letters
 * @param seen how much of the card is seen, in pixels
 * @param text a unit of text, in pixels: see BoardLayout.units
 */
export const readsUpwards = (widest: number, seen: number, text: number): boolean =>
  widest * LEAST * text > seen - MARGIN * text;
