import { around, circle, deeper, leaf, nimbus, ring, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const CENTRE: Point = [50, 57];

interface Wing {
  readonly feathers: number;
  readonly reach: number;
  readonly wide: number;
}

/** Feathers from the lowest to the highest, so that each lies over the one below it. */
function wings({ feathers, reach, wide }: Wing, brush: Brush, shade: number): readonly Pane[] {
  const { palette } = brush;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: feathers }, (_, index) => {
      const share = index / (feathers - 1);
      const turn = 0.25 + side * (0.1 - share * 0.27);
      const mirrored = side < 0 ? turn + 0.5 : turn;
      const root: Point = [50 + side * 9, 64 - share * 10];
      const tip = around(root, reach * (0.72 + 0.42 * Math.sin(share * 2.5)), mirrored);
      const tint = index % 2 === 0 ? palette.light[0] : palette.light[1];
      return { d: leaf(root, tip, wide, side * 3.4), fill: brush.glaze(deeper(tint, shade)) };
    }),
  );
}

/** The folds of a robe below the figure. */
const train = (brush: Brush): readonly Pane[] =>
  [-2, 2, -1, 1, 0].map((fold) => {
    const tint = fold % 2 === 0 ? brush.palette.accent : deeper(brush.palette.accent, 12);
    return { d: leaf([50 + fold * 3, 60], [50 + fold * 15, 116], 9), fill: brush.glaze(tint) };
  });

/** A pointed window: rays of light, great wings, and a nimbus. */
export const angel: Form = {
  outline: 'M5 112V52C5 28 28 10 50 2C72 10 95 28 95 52V112Z',
  figure: { x: 50, y: 58, size: 38 },
  panes: (brush) => {
    const { palette, strength, might } = brush;
    const sectors = 10 + 2 * Math.min(12, strength);
    const [deep, deepest] = [palette.ground[0], deeper(palette.ground[1], 2)] as const;
    return [
      ...ring({ centre: CENTRE, inner: 40, outer: 96, sectors, shift: 0.5 }, [deep, deepest], brush),
      ...ring({ centre: CENTRE, inner: 16, outer: 40, sectors, bulge: 2 }, [deeper(deep, -6), deep], brush),
      ...train(brush),
      ...wings({ feathers: 6 + Math.round(might * 4), reach: 45 + might * 7, wide: 9.5 }, brush, 4),
      ...wings({ feathers: 5 + Math.round(might * 3), reach: 30, wide: 7.5 }, brush, -9),
      ...nimbus(CENTRE, 19.5, brush),
      { d: circle(CENTRE, 19.5), fill: brush.glaze(palette.heart) },
    ];
  },
};
