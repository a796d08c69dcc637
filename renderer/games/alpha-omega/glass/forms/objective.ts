import { around, circle, deeper, leaf, ring, type Point } from '../shapes.ts';
import type { Form } from '../types.ts';

const CENTRE: Point = [50, 56];
const PETALS = 12;

/** The great rose of a west front. */
export const objective: Form = {
  outline: circle(CENTRE, 51),
  figure: { x: 50, y: 56, size: 30 },
  panes: (brush) => {
    const { palette } = brush;
    const all = Array.from({ length: PETALS }, (_, index) => index / PETALS);
    return [
      ...ring(
        { centre: CENTRE, inner: 40, outer: 58, sectors: PETALS },
        [palette.ground[1], palette.ground[0]],
        brush,
      ),
      ...ring({ centre: CENTRE, inner: 16, outer: 40, sectors: PETALS }, palette.ground, brush),
      ...all.map((turn, index) => ({
        d: leaf(around(CENTRE, 17, turn), around(CENTRE, 40, turn), 9.4),
        fill: brush.glaze(index % 2 === 0 ? palette.light[0] : palette.light[1]),
      })),
      ...all.map((turn) => ({
        d: leaf(around(CENTRE, 19, turn), around(CENTRE, 35, turn), 4.6),
        fill: brush.glaze(palette.metal),
      })),
      ...all.map((turn, index) => ({
        d: circle(around(CENTRE, 43.5, turn + 0.5 / PETALS), 4.6),
        fill: brush.glaze(index % 2 === 0 ? palette.accent : palette.metal),
      })),
      ...ring(
        { centre: CENTRE, inner: 17, outer: 20.5, sectors: 24 },
        [palette.metal, deeper(palette.metal, 14)],
        brush,
      ),
      { d: circle(CENTRE, 17.2), fill: brush.glaze(palette.heart) },
    ];
  },
};
