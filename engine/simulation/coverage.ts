import { add, type Counts } from './counts.ts';

/** How often everything was met that games can meet, aspect by aspect. */
export type Coverage<A extends string = string> = { readonly [K in A]: Counts };

/** What there is to be met, or what of it was not, aspect by aspect. */
export type Universe<A extends string = string> = { readonly [K in A]: readonly string[] };

/** Something of each aspect. */
export function eachAspect<A extends string, T>(
  aspects: readonly A[],
  make: (aspect: A) => T,
): { readonly [K in A]: T } {
  // An entry was made for each.
  return Object.fromEntries(aspects.map((aspect) => [aspect, make(aspect)])) as { [K in A]: T };
}

/** The aspects of a coverage, or of what there is to be met. */
export const aspectsOf = <A extends string>(of: { readonly [K in A]: unknown }): readonly A[] =>
  Object.keys(of) as A[];

/** The coverage of games of both kinds; the order makes no difference. */
export const mergeCoverage = <A extends string>(a: Coverage<A>, b: Coverage<A>): Coverage<A> =>
  eachAspect(aspectsOf(a), (aspect) => add(a[aspect], b[aspect]));

/** What was never met, aspect by aspect; empty lists when everything was. */
export const neverMet = <A extends string>(coverage: Coverage<A>, all: Universe<A>): Universe<A> =>
  eachAspect(aspectsOf(all), (aspect) => all[aspect].filter((word) => coverage[aspect][word] === undefined));

/**
 * What a game of an exhaustive plan is about: of every two games one is about nothing and so an ordinary one; between them
 * come the targets in turn.
 */
export function focusOf(game: number, targets: readonly string[]): string | null {
  return game % 2 === 0 ? null : (targets[Math.floor(game / 2) % targets.length] ?? null);
}
