import type { StrengthBar } from '../../../../engine/alpha-omega/beyond/deck-study/study.ts';

/** Types that have a Strength, from the foot of a bar up. */
export const RATED = ['person', 'item', 'place'] as const;
export type Rated = (typeof RATED)[number];

/** So many bars stand beside each other, each wide enough to be pressed. */
export const MOST_BARS = 11;
/** So many where each bears two numbers. */
const MOST_WIDE_BARS = 9;

/** A bar as it is drawn: of one Strength, or of all from one to another. */
export interface DrawnBar extends StrengthBar {
  readonly to: number;
}

/**
 * The bars of a curve. Where there are too many, those before the weakest card are left out; where they are still too many,
 * neighbours share one.
 */
export function barsOf(bars: readonly StrengthBar[]): readonly DrawnBar[] {
  const weakest = bars.findIndex(({ copies }) => copies > 0);
  const left = bars.length <= MOST_BARS ? bars : bars.slice(Math.max(0, weakest));
  const each = left.length <= MOST_BARS ? 1 : Math.ceil(left.length / MOST_WIDE_BARS);
  return Array.from({ length: Math.ceil(left.length / each) }, (_, index) =>
    left.slice(index * each, (index + 1) * each),
  ).flatMap((shared) => {
    const [first] = shared;
    const sum = (type: Rated): number => shared.reduce((total, { types }) => total + types[type], 0);
    return first === undefined
      ? []
      : [
          {
            strength: first.strength,
            to: first.strength + each - 1,
            copies: shared.reduce((total, { copies }) => total + copies, 0),
            cards: shared.flatMap(({ cards }) => cards),
            types: { person: sum('person'), item: sum('item'), place: sum('place') },
          },
        ];
  });
}
