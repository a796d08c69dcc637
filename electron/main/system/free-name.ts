/**
 * A name that nothing of its kind has yet: the one that is wanted, or that with a number after it.
 * @param taken the names of what is there
 * @param most so many characters such a name may have
 */
export function freeName(wanted: string, taken: ReadonlySet<string>, most: number): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${String(number)})`;
    const name = wanted.slice(0, most - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

/** The name without the number that {@link freeName} may have put after it. */
export const bareName = (name: string): string => name.replace(/ \(\d+\)$/, '');
