import { scaleLinear } from 'd3-scale';
import type { StrengthBar } from '../../../../engine/alpha-omega/deck-study/study.ts';

/** Types that have a Strength, from the foot of a bar up. */
export const RATED = ['person', 'item', 'place'] as const;
export type Rated = (typeof RATED)[number];

/** So many bars stand beside each other, each wide enough to be pressed; stronger cards share the last one. */
export const MOST_BARS = 11;

/** A bar as it is drawn: of one Strength, or of that and all above it. */
export interface DrawnBar extends StrengthBar {
  readonly andMore: boolean;
}

/** A part of a bar: what it is of, how many, and how high in hundredths of the chart. */
export interface Segment {
  readonly type: Rated;
  readonly count: number;
  readonly height: number;
}

/** The bars of a curve, those too far right gathered in the last. */
export function barsOf(bars: readonly StrengthBar[]): readonly DrawnBar[] {
  const alone = bars.length <= MOST_BARS ? bars : bars.slice(0, MOST_BARS - 1);
  const rest = bars.slice(alone.length);
  const [first] = rest;
  const drawn = alone.map((bar) => ({ ...bar, andMore: false }));
  if (first === undefined) return drawn;
  const sum = (type: Rated): number => rest.reduce((total, { types }) => total + types[type], 0);
  return [
    ...drawn,
    {
      strength: first.strength,
      copies: rest.reduce((total, { copies }) => total + copies, 0),
      cards: rest.flatMap(({ cards }) => cards),
      types: { person: sum('person'), item: sum('item'), place: sum('place') },
      andMore: true,
    },
  ];
}

/** The parts of each bar, on a scale on which the highest bar fills the chart. */
export function segmentsOf(bars: readonly StrengthBar[]): readonly (readonly Segment[])[] {
  const most = Math.max(1, ...bars.map(({ copies }) => copies));
  const height = scaleLinear([0, most], [0, 100]);
  return bars.map(({ types }) =>
    RATED.flatMap((type) =>
      types[type] > 0 ? [{ type, count: types[type], height: height(types[type]) }] : [],
    ),
  );
}
