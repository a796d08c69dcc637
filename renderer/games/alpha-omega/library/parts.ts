import type { Fix, Query } from '../../../../cards/query/query.ts';

type Cut = Pick<Fix, 'from' | 'to'>;

/** What of the text goes when one of several parts is left out: the part, and the blank or the word that held it to the others. */
export function cutsOf({ of }: { readonly of: readonly Query[] }): readonly Cut[] {
  return of.map(({ from, to }, index) => {
    const [before, after] = [of[index - 1], of[index + 1]];
    if (after) return { from, to: after.from };
    return before ? { from: before.to, to } : { from, to };
  });
}

/** The change of the text that mutes a part, or lets it ask again: a tilde before it. */
export function muting({ from, muted }: Pick<Query, 'from' | 'muted'>): Fix {
  return muted ? { from, to: from + 1, text: '' } : { from, to: from, text: '~' };
}
