/** How far a shrinking has come: what is still kept, and how often it was tried. */
export interface Shrunk<T> {
  readonly kept: readonly T[];
  readonly tried: number;
}

/**
 * Leaves out of a list whatever is not needed for something to show, by delta debugging: at the end, nothing more can be
 * left out by itself. Gives word after each try, so that whoever runs it may stop and keep what it has.
 * @param all a list with which it shows
 * @param shows whether it still shows with only these
 */
export function* shrinking<T>(
  all: readonly T[],
  shows: (some: readonly T[]) => boolean,
): Generator<Shrunk<T>, Shrunk<T>> {
  let kept = all;
  let tried = 0;
  for (let size = Math.ceil(kept.length / 2); size > 0;) {
    let isShorter = false;
    // From the end: what comes last is built on by nothing.
    for (let from = kept.length - (kept.length % size || size); from >= 0; from -= size) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      tried += 1;
      if (shows(rest)) {
        kept = rest;
        isShorter = true;
      }
      yield { kept, tried };
    }
    if (size === 1 && !isShorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
    if (kept.length === 0) break;
  }
  return { kept, tried };
}
