import { type Phrase, textOf } from './phrase.ts';
import type { Np, Referred } from './np.ts';

/** Who does something in a clause; what has the same key needs to be said only once. */
export type Subject<N extends Np> = N & {
  readonly key: string;
  /** What the player does is said as a command; what the card itself does, it may leave undone. */
  readonly is: 'player' | 'self' | 'card';
};

/** One thing that happens; a language has its own subjects and predicates. */
export interface ClauseOf<S, P> {
  readonly kind: 'clause';
  readonly subject: S;
  readonly predicates: readonly P[];
  /** Said after everything else: "for each Angel in play", "if it is damaged". */
  readonly after: Phrase;
}

/** One thing or another happens. */
export interface BranchOf<S, P> {
  readonly kind: 'branch';
  readonly condition: Phrase;
  readonly then: readonly ItemOf<S, P>[];
  readonly otherwise: readonly ItemOf<S, P>[];
}

export type ItemOf<S, P> = ClauseOf<S, P> | BranchOf<S, P>;

/** Whom a clause is about: a card as it is spoken of; one that the player chooses says so. */
export function subjectOf<N extends Np>(np: Referred<N>): Subject<N> {
  const said: N = np.choice ?? np;
  return { ...said, key: np.key, is: np.key === 'ref:self' ? 'self' : 'card' };
}

/** Anything else as a subject. */
export const plainSubject = <N extends Np>(np: N): Subject<N> => ({
  ...np,
  key: `text:${textOf(np.phrase)}`,
  is: 'card',
});

// More than three verbs make a sentence that nobody follows.
const MOST = 3;

interface Keyed {
  readonly key: string;
}

/** Clauses of the same subject in a row become one. */
export function merged<S extends Keyed, P>(items: readonly ItemOf<S, P>[]): readonly ItemOf<S, P>[] {
  const done: ItemOf<S, P>[] = [];
  for (const item of items) {
    const last = done.at(-1);
    if (last?.kind === 'clause' && item.kind === 'clause' && canFollow(last, item))
      done[done.length - 1] = {
        ...last,
        predicates: [...last.predicates, ...item.predicates],
        after: item.after,
      };
    else done.push(item);
  }
  return done;
}

const canFollow = <S extends Keyed, P>(last: ClauseOf<S, P>, next: ClauseOf<S, P>): boolean =>
  last.subject.key === next.subject.key &&
  (last.after.length === 0 || textOf(last.after) === textOf(next.after)) &&
  last.predicates.length + next.predicates.length <= MOST;

/** Do both speak of the same? */
export const isSameSubject = <S extends Keyed, P>(a: ItemOf<S, P> | undefined, b: ItemOf<S, P>): boolean =>
  a?.kind === 'clause' && b.kind === 'clause' && a.subject.key === b.subject.key;

/**
 * Two things go into one sentence; of more, each has its own. A choice between two ways always has. Where a player may leave
 * the first undone, `mayLeave` says of which clauses that can be said.
 */
export function inSentences<S extends Keyed, P>(
  items: readonly ItemOf<S, P>[],
  mayLeave: ((first: ClauseOf<S, P>) => boolean) | null,
): readonly (readonly ItemOf<S, P>[])[] {
  const isShort = items.length <= 2 && items.every((item) => item.kind === 'clause');
  const [first, second] = items;
  if (!isShort) return items.map((item) => [item]);
  const isSplit =
    mayLeave !== null &&
    first?.kind === 'clause' &&
    second?.kind === 'clause' &&
    mayLeave(first) &&
    (second.subject.key !== first.subject.key || first.predicates.length > 2);
  return isSplit ? items.map((item) => [item]) : [items];
}

/** The branch within a branch, where nothing else stands in it: both conditions can be said in one. */
export function onlyBranchIn<S, P>({ then, otherwise }: BranchOf<S, P>): BranchOf<S, P> | null {
  const [inner, ...others] = then;
  const isAlone = others.length === 0 && otherwise.length === 0;
  return isAlone && inner?.kind === 'branch' && inner.otherwise.length === 0 ? inner : null;
}
