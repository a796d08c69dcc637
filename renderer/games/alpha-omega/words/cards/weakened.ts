import type { DefId, InPlayView } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from './words.ts';

interface Weakened {
  readonly source: DefId;
  readonly by: number;
  readonly cards: readonly InPlayView[];
}

type Row = readonly InPlayView[];

/**
 * What has come to weaken Good cards, and how many of them: "Arius weakens 3 of yours by 1". Who was played in between is
 * one of them.
 * @param moments what lay in play from the first moment on
 * @param after what lies there now
 */
export function weakenedWords(moments: readonly Row[], after: Row, book: CardBook): readonly string[] {
  return groupsOf(moments, after).map(({ source, by, cards: [first, ...others] }) =>
    t('lately.weakens', {
      ...{ by: nameOf(book, source), card: nameOf(book, first?.def ?? ''), amount: by },
      count: 1 + others.length,
    }),
  );
}

/** Cards of the Good side that the same card weakens by as much. */
function groupsOf(moments: readonly Row[], after: Row): readonly Weakened[] {
  // Each as it stood when it was first seen.
  const earlier = new Map(
    moments.toReversed().flatMap((cards) => cards.map((card) => [card.id, card] as const)),
  );
  const groups = new Map<string, Weakened>();
  for (const card of after) {
    const was = earlier.get(card.id);
    if (was?.strength == null || card.strength === null || card.countsFor !== 'good') continue;
    const by = was.strength - card.strength;
    const source = causeOf(was, card);
    if (by <= 0 || source === null || was.countsFor !== 'good') continue;
    const key = `${source} ${String(by)}`;
    groups.set(key, { source, by, cards: [...(groups.get(key)?.cards ?? []), card] });
  }
  return [...groups.values()];
}

/** The one card that has begun to change the Strength of another; null where it is not only one. */
function causeOf(
  { strengthFrom: was = [] }: InPlayView,
  { strengthFrom: now = [] }: InPlayView,
): DefId | null {
  const left = [...was];
  const begun = now.filter((source) => {
    const at = left.indexOf(source);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.length === 0 && begun.length === 1 ? (begun[0] ?? null) : null;
}
