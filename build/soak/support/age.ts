/** Code whose changes no run of the program notices. */
const NO_MATTER = /\.(test|spec)\.ts$|(^|\/)(testing|spec|readme)\/|\.(md|png|svg)$/;

/** The commit that a report says it speaks of, or null where it names none. */
export const commitOf = (report: string): string | null =>
  /\bcommit ([0-9a-f]{7,40})\b/.exec(report)?.[1] ?? null;

/**
 * How old a report is.
 * @param changed the files that have changed since its commit; null where that commit is unknown
 * @returns a sentence, or null for a report that speaks of the code as it is
 */
export function ageOf(report: string, changed: readonly string[] | null): string | null {
  if (commitOf(report) === null) return 'names no commit';
  if (changed === null) return `speaks of commit ${commitOf(report) ?? ''}, which is not known here`;
  const matter = changed.filter((file) => !NO_MATTER.test(file));
  const [first] = matter;
  return first === undefined ? null : `is older than its code: changed since, ${matter.length}, as ${first}`;
}
