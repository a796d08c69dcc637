/** How wide a letter of a name is in a fan, in units of text, and one of a broad name. */
const LETTER = 7;
const SMALL = 6.2;
/** A word of so many letters makes a name broad. */
const BROAD = 10;
/** At both sides of a name, in the same. */
const MARGIN = 4;

const longestOf = (name: string): number => Math.max(...name.split(' ').map((word) => word.length));

/** Is a name written a little smaller in a fan, rather than upwards with all others of a hand? */
export const isBroad = (name: string): boolean => longestOf(name) >= BROAD;

/**
 * Whether the name of a card has no room across what a fan shows of it, so that it is written upwards.
 * @param name the name of the card
 * @param seen how much of the card is seen, in pixels
 * @param text a unit of text, in pixels: see BoardLayout.units
 */
export function readsUpwards(name: string, seen: number, text: number): boolean {
  const letter = isBroad(name) ? SMALL : LETTER;
  return longestOf(name) * letter * text > seen - MARGIN * text;
}
