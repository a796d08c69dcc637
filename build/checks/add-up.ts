import type { BrowserCommand } from 'vitest/node';

/** What test files in several pages have seen. */
interface Sum {
  readonly seen: readonly string[];
  readonly drawn: readonly string[];
}

const sum = { seen: new Set<string>(), drawn: new Set<string>() };

/** Adds up which screens test files have shown that cannot see each other, and which components drew them. */
export const addUp: BrowserCommand<[seen: readonly string[], drawn: readonly string[]]> = (
  _,
  seen,
  drawn,
): Sum => {
  for (const screen of seen) sum.seen.add(screen);
  for (const component of drawn) sum.drawn.add(component);
  return { seen: [...sum.seen], drawn: [...sum.drawn] };
};
