import { circle, deeper, ring, ringsOf, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const CENTRE: Point = [50, 57];

const almond = (grow: number): string =>
  `M50 ${8 - grow}C${91 + grow} ${24 - grow} ${91 + grow} ${90 + grow} 50 ${106 + grow}C${9 - grow} ${90 + grow} ${9 - grow} ${24 - grow} 50 ${8 - grow}Z`;

/** Pearls between the two edges of the mandorla. */
function pearls(brush: Brush): readonly Pane[] {
  const along = (share: number): Point => {
    const s = 1 - share;
    const mix = (a: number, b: number, c: number, d: number): number =>
      s ** 3 * a + 3 * s ** 2 * share * b + 3 * s * share ** 2 * c + share ** 3 * d;
    return [mix(50, 95, 95, 50), mix(3.5, 19.5, 94.5, 110.5)];
  };
  const many = 7 + Math.min(6, brush.strength);
  return Array.from({ length: many }, (_, index) => along((index + 0.5) / many)).flatMap(([x, y], index) =>
    [x, 100 - x].map((at) => ({
      d: circle([at, y], 2.3),
      fill: brush.glaze(index % 2 === 0 ? brush.palette.metal : brush.palette.accent),
    })),
  );
}

/** An almond of light, hung in the dark: what is carried. */
export const item: Form = {
  outline: almond(8.5),
  figure: { x: 50, y: 57, size: 42 },
  panes: (brush) => {
    const { palette, strength } = brush;
    const rings = Math.min(4, ringsOf(strength) + 1);
    return [
      { d: almond(12), fill: brush.glaze(palette.light[1]) },
      ...ring(
        { centre: CENTRE, inner: 8, outer: 90, sectors: 20 + 2 * Math.min(8, strength) },
        [palette.light[0], palette.light[1]],
        brush,
      ),
      ...pearls(brush),
      ...Array.from({ length: rings }, (_, index) => ({
        d: almond(-index * 3.2),
        fill: brush.glaze(index % 2 === 0 ? palette.ground[0] : palette.accent),
      })),
      ...ring(
        { centre: CENTRE, inner: 10, outer: 28, sectors: 16, bulge: 3 },
        [palette.heart, deeper(palette.heart, 8)],
        brush,
      ),
      { d: circle(CENTRE, 23), fill: brush.glaze(deeper(palette.heart, -4)) },
    ];
  },
};
