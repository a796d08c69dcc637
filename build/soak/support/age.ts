/** Whatever no run of the program notices. */
const NO_MATTER = /\.(test|spec)\.ts$|(^|\/)(testing|spec|readme)\/|\.(md|png|svg)$/;

/** Whatever soak runs the program runs these. */
const PRODUCT = /^(engine|cards|db|electron)\//;

/** Soaks that only play games: they hang on what they import of rules and tools, and on the cards, which are read as files. */
const GAMES_ALONE: ReadonlySet<string> = new Set(['balance', 'cards', 'laws', 'pilgrimage', 'simulate']);
const PLAYING = /^(engine|cards|build)\//;
/** What any soak may run; the tools of a game reach beyond it, as to the words for a terminal. */
const RUN = /^(engine|cards|db|electron|e2e|build)\//;
const CARDS = /^cards\/packs\//;

/** What a report says of itself: the commit it speaks of, and whether there was more than that. */
export interface CodeOfReport {
  readonly commit: string;
  readonly isWhole: boolean;
}

/** Of which code a report says that it speaks, or null where it says nothing of it. */
export function codeOf(report: string): CodeOfReport | null {
  const found = /\bcommit ([0-9a-f]{7,40})\b(, with changes not yet kept)?/.exec(report);
  return found?.[1] === undefined ? null : { commit: found[1], isWhole: found[2] === undefined };
}

/** All that a file imports, and what that imports, and so on; the file too. */
export function reached(file: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const imported of importsOf(each)) found.add(imported);
  return found;
}

/** Does the report of a soak hang on a file: on one of the product, or of the soak's own program? */
export function isAbout(soak: string, file: string, program: ReadonlySet<string>): boolean {
  const isAlone = GAMES_ALONE.has(soak);
  const isOwn = program.has(file) && (isAlone ? PLAYING : RUN).test(file);
  return isOwn || ((isAlone ? CARDS : PRODUCT).test(file) && !NO_MATTER.test(file));
}

/**
 * How old a report is.
 * @param changed the files it hangs on that have changed since its commit; null where that commit is unknown
 * @returns a sentence, or null for a report that speaks of the code as it is
 */
export function ageOf(code: CodeOfReport | null, changed: readonly string[] | null): string | null {
  if (code === null) return 'names no commit';
  if (changed === null) return `speaks of commit ${code.commit}, which is not known here`;
  const [first] = changed;
  if (first !== undefined) return `is older than its code: changed since, ${changed.length}, as ${first}`;
  return code.isWhole ? null : 'speaks of changes besides its commit that were not kept';
}
