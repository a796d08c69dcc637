import { scaleLinear } from 'd3-scale';
import type { StrengthBar } from '../../../../engine/alpha-omega/deck-study/study.ts';

/** Types that have a Strength, from the foot of a bar up. */
export const RATED = ['person', 'item', 'place'] as const;
export type Rated = (typeof RATED)[number];

/** A part of a bar: what it is of, how many, and how high in hundredths of the chart. */
export interface Segment {
  readonly type: Rated;
  readonly count: number;
  readonly height: number;
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
