import { circle, deeper, lozenge, ring, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const CENTRE: Point = [50, 62];

function lattice(brush: Brush): readonly Pane[] {
  const { palette } = brush;
  const size = 11.2;
  return Array.from({ length: 13 * 6 }, (_, index) => {
    const [row, column] = [Math.floor(index / 6), index % 6];
    const [x, y] = [column * 2 * size + (row % 2 === 0 ? 0 : size) - 6, row * size - 6];
    const tint =
      row % 4 === 0
        ? palette.light[0]
        : row % 2 === 0
          ? palette.light[1]
          : column % 2 === 0
            ? palette.ground[0]
            : palette.ground[1];
    return { d: lozenge([x, y], size), fill: brush.glaze(tint) };
  });
}

/** A roll seen from its side, with the two ends of its stick. */
const roll = (y: number, brush: Brush): readonly Pane[] => [
  { d: `M4 ${y + 2.5}H96V${y + 8.5}H8Z`, fill: brush.glaze(brush.palette.accent) },
  {
    d: `M12 ${y}H88C92 ${y + 2} 92 ${y + 9} 88 ${y + 11}H12C8 ${y + 9} 8 ${y + 2} 12 ${y}Z`,
    fill: brush.glaze(deeper(brush.palette.heart, 12)),
  },
];

/** Lines of writing, on both sides of the picture. */
const writing = (brush: Brush): readonly Pane[] =>
  Array.from({ length: 5 }, (_, index) => ({
    d: `M18 ${39 + index * 11}H82V${40.5 + index * 11}H18Z`,
    fill: brush.glaze(deeper(brush.palette.heart, 34)),
  }));

/** A square-headed window: an open scroll before a lattice, and a picture on the scroll. */
export const event: Form = {
  outline: 'M5 112V20C13 20 20 13 20 4H80C80 13 87 20 95 20V112Z',
  figure: { x: 50, y: 62, size: 38 },
  panes: (brush) => {
    const { palette } = brush;
    return [
      ...lattice(brush),
      { d: 'M14 32H86V92H14Z', fill: brush.glaze(palette.heart) },
      ...writing(brush),
      ...ring(
        { centre: CENTRE, inner: 22, outer: 28.5, sectors: 16, bulge: 1.5 },
        [palette.light[0], palette.metal],
        brush,
      ),
      ...ring(
        { centre: CENTRE, inner: 8, outer: 23, sectors: 12 },
        [palette.ground[0], deeper(palette.ground[0], 6)],
        brush,
      ),
      { d: circle(CENTRE, 18), fill: brush.glaze(deeper(palette.ground[0], -5)) },
      ...roll(21, brush),
      ...roll(91, brush),
    ];
  },
};
