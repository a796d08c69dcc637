import type { Odds, OpponentKind } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from '../cards/words.ts';

/** Kinds of Opponent cards in the order in which they are told. */
export const OPPONENT_KINDS = ['person', 'item', 'place', 'event'] as const satisfies readonly OpponentKind[];

/** One thing the next card may be, with its chance as a fraction and in hundredths. */
export interface Likelihood {
  readonly name: string;
  readonly fraction: string;
  readonly percent: number;
  /** The name is a card’s. */
  readonly isCard: boolean;
}

export interface OddsTable {
  readonly title: string;
  readonly rows: readonly Likelihood[];
}

const likelihood = (outOf: number, name: string, count: number, isCard = false): Likelihood => ({
  name,
  fraction: t('odds.of', { count, outOf }),
  percent: Math.round((100 * count) / outOf),
  isCard,
});

/** What the next Opponent card may be: by kind, by Strength, and by name. Kinds that cannot come are told too. */
export function oddsTables(odds: Odds, book: CardBook): readonly OddsTable[] {
  const { outOf, kinds, bands, supernatural, luring, cards } = odds;
  if (outOf === 0) return [];
  const row = (name: string, count: number): Likelihood => likelihood(outOf, name, count);
  return [
    {
      title: t('odds.kinds'),
      rows: [
        ...OPPONENT_KINDS.map((kind) => row(t(`odds.${kind}`), kinds[kind])),
        row(t('odds.supernatural'), supernatural),
        row(t('odds.luring'), luring),
      ],
    },
    {
      title: t('odds.strengths'),
      rows: bands.map(({ from, to, count }) =>
        row(to === null ? t('odds.bandUp', { from }) : t('odds.band', { from, to }), count),
      ),
    },
    {
      title: t('odds.byName'),
      rows: cards.map(({ def, count }) => likelihood(outOf, nameOf(book, def), count, true)),
    },
  ];
}
