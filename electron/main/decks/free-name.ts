/** As long as the name of a deck may be. */
const MOST = 60;

/**
 * A name that no deck has yet: the one that is wanted, or that with a number after it.
 * @param taken the names of the decks that are there
 */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${String(number)})`;
    const name = wanted.slice(0, MOST - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

/** The name without the number that {@link freeName} may have put after it. */
export const bareName = (name: string): string => name.replace(/ \(\d+\)$/, '');
