/**
 * The ways that lead from a file through what it imports back to itself, one at least for each circle.
 * @param files where to begin: what they import is followed only as far as it is among them
 */
export function circles(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly (readonly string[])[] {
  const known = new Set(files);
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    const further = [...way, file];
    for (const imported of importsOf(file)) if (known.has(imported)) follow(imported, further);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  return found;
}
