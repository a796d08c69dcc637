/** How wide a letter of a name is in a fan, in units of text. */
const LETTER = 7;
/** At both sides of a name, in the same. */
const MARGIN = 4;

/**
 * Whether the name of a card has no room across what a fan shows of it, so that it is written upwards.
 * @param name the name of the card
 * @param seen how much of the card is seen, in pixels
 * @param text a unit of text, in pixels: see BoardLayout.units
 */
export function readsUpwards(name: string, seen: number, text: number): boolean {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return longest * LETTER * text > seen - MARGIN * text;
}
