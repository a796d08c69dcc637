/** A test file, and how many imports lie between it and the nearest file that changed. */
export interface Related {
  readonly test: string;
  readonly distance: number;
}

/** The files that import each file. */
function importers(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) {
      const known = found.get(imported);
      if (known) known.push(file);
      else found.set(imported, [file]);
    }
  return found;
}

/**
 * The tests that come by files that have changed, the nearest first.
 * @param files all files, from the root of the repository
 * @param changed those that are not as they were
 */
export function relatedTests(
  files: readonly string[],
  changed: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly Related[] {
  const by = importers(files, importsOf);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of by.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return [...distances]
    .filter(([file]) => file.endsWith('.test.ts'))
    .map(([test, distance]) => ({ test, distance }))
    .sort((one, other) => one.distance - other.distance || (one.test < other.test ? -1 : 1));
}
