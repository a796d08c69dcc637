import { around, circle, deeper, polygon, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const SOURCE: Point = [50, -6];
const CENTRE: Point = [50, 60];

/** Light that falls in a fan, brightest in its middle. */
function beams(brush: Brush): readonly Pane[] {
  const { palette } = brush;
  const count = 15;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [0.31 + (0.38 * index) / count, 0.31 + (0.38 * (index + 1)) / count];
    const far = Math.abs(index - (count - 1) / 2);
    const tint = far < 3 ? palette.light[index % 2 === 0 ? 0 : 1] : palette.ground[index % 2 === 0 ? 0 : 1];
    return {
      d: polygon([SOURCE, around(SOURCE, 170, from), around(SOURCE, 170, to)]),
      fill: brush.glaze(deeper(tint, far * 1.4)),
    };
  });
}

const clouds = (
  places: readonly (readonly [number, number, number])[],
  brush: Brush,
  shade: number,
): readonly Pane[] =>
  places.map(([x, y, radius], index) => ({
    d: circle([x, y], radius),
    fill: brush.glaze(deeper([brush.palette.ground[0][0], 34, index % 2 === 0 ? 86 : 76], shade)),
  }));

/** An ogee: a voice from above, and a medallion of four lobes that it falls on. */
export const calling: Form = {
  outline: 'M5 112V54C5 34 41 32 50 2C59 32 95 34 95 54V112Z',
  figure: { x: 50, y: 60, size: 36 },
  panes: (brush) => {
    const { palette } = brush;
    const lobe = (turn: number, radius: number): string => circle(around(CENTRE, 12.5, turn), radius);
    const lobes = [0, 0.25, 0.5, 0.75];
    return [
      ...beams(brush),
      ...clouds(
        [
          [14, 42, 9],
          [24, 36, 8],
          [86, 42, 9],
          [76, 36, 8],
          [8, 52, 9],
          [92, 52, 9],
        ],
        brush,
        0,
      ),
      ...lobes.map((turn) => ({ d: lobe(turn, 18), fill: brush.glaze(palette.metal) })),
      ...lobes.map((turn) => ({ d: lobe(turn, 14.6), fill: brush.glaze(palette.accent) })),
      { d: circle(CENTRE, 21), fill: brush.glaze(palette.heart) },
      ...clouds(
        [
          [2, 110, 14],
          [22, 112, 12],
          [40, 114, 11],
          [60, 114, 11],
          [78, 112, 12],
          [98, 110, 14],
        ],
        brush,
        10,
      ),
    ];
  },
};
