import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A line in a square of 100 by 100, and the area between it and a level. */
export interface Drawn {
  readonly line: string;
  readonly area: string;
  /** Where a value lies from the upper edge. */
  readonly y: (value: number) => number;
  /** Where the point of a number lies from the left edge. */
  readonly x: (index: number) => number;
}

/**
 * Draws values one after the other from the left edge to the right.
 * @param range the values at the lower and the upper edge
 * @param level from where the area is filled
 */
export function drawnLine(
  values: readonly number[],
  range: readonly [low: number, high: number],
  level: number,
): Drawn {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, 100]);
  const y = scaleLinear(range, [100, 0]);
  const points = values.map((value, index): [number, number] => [x(index), y(value)]);
  return {
    line: line()(points) ?? '',
    area: area().y0(y(level))(points) ?? '',
    x,
    y,
  };
}
