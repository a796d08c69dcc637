import { circle, deeper, lozenge, nimbus, polygon, ring, ringsOf, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const CENTRE: Point = [50, 60];

/** Small lozenges behind the niche, as a weaver would make them. */
function diaper(brush: Brush): readonly Pane[] {
  const size = 8.4;
  return Array.from({ length: 15 * 7 }, (_, index) => {
    const [row, column] = [Math.floor(index / 7), index % 7];
    const [x, y] = [column * 2 * size + (row % 2 === 0 ? 0 : size), row * size - 4];
    const tint = row % 2 === 0 ? brush.palette.ground[0] : brush.palette.ground[1];
    return { d: lozenge([x, y], size), fill: brush.glaze(tint) };
  });
}

function columns(brush: Brush): readonly Pane[] {
  const drums = 5 + Math.min(6, Math.round(brush.strength / 2));
  const high = 62 / drums;
  return [12, 79].flatMap((x) => [
    ...Array.from({ length: drums }, (_, index) => ({
      d: `M${x} ${(50 + index * high).toFixed(1)}h9v${high.toFixed(1)}h-9Z`,
      fill: brush.glaze(index % 2 === 0 ? brush.palette.accent : deeper(brush.palette.metal)),
    })),
    { d: `M${x - 2.5} 50V45L${x} 42H${x + 9}L${x + 11.5} 45V50Z`, fill: brush.glaze(brush.palette.metal) },
    { d: `M${x + 0.5} 42L${x + 4.5} 26L${x + 8.5} 42Z`, fill: brush.glaze(brush.palette.light[0]) },
  ]);
}

/** The gable over the niche, with a knop for each ring of might. */
function canopy(brush: Brush): readonly Pane[] {
  const { palette } = brush;
  const knops = ringsOf(brush.strength);
  const crockets = [-1, 1].flatMap((side) =>
    Array.from({ length: knops }, (_, index) => {
      const share = (index + 0.6) / (knops + 0.4);
      const at: Point = [50 + side * 31 * share, 11 + 33 * share];
      return { d: circle(at, 2.5), fill: brush.glaze(palette.metal) };
    }),
  );
  return [
    ...crockets,
    { d: 'M19 47L50 10L81 47H74L50 20L26 47Z', fill: brush.glaze(palette.metal) },
    { d: 'M26 47L50 20L74 47C70 40 62 36 50 32C38 36 30 40 26 47Z', fill: brush.glaze(palette.light[1]) },
    { d: circle([50, 29], 4), fill: brush.glaze(palette.accent) },
  ];
}

const pavement = (brush: Brush): readonly Pane[] =>
  Array.from({ length: 6 }, (_, index) => {
    const [from, to] = [-10 + index * 20, 10 + index * 20];
    const inward = (x: number): number => 50 + (x - 50) * 0.5;
    const points: readonly Point[] = [
      [from, 112],
      [inward(from), 97],
      [inward(to), 97],
      [to, 112],
    ];
    return {
      d: polygon(points),
      fill: brush.glaze(index % 2 === 0 ? brush.palette.light[0] : brush.palette.ground[0]),
    };
  });

/** A cusped lancet: a figure in a niche between columns, under a gable. */
export const human: Form = {
  outline: 'M6 112V46C6 35 14 29 23 29C24 15 36 7 50 2C64 7 76 15 77 29C86 29 94 35 94 46V112Z',
  figure: { x: 50, y: 62, size: 40 },
  panes: (brush) => {
    const { palette, strength } = brush;
    const rays = 10 + 2 * Math.min(9, Math.round(strength / 2));
    const niche = 'M23 112V60C23 46 36 38 50 33C64 38 77 46 77 60V112Z';
    return [
      ...diaper(brush),
      { d: niche, fill: brush.glaze(palette.heart) },
      ...ring(
        { centre: CENTRE, inner: 10, outer: 25, sectors: rays },
        [palette.heart, deeper(palette.heart, -9)],
        brush,
      ),
      ...nimbus(CENTRE, 19, { ...brush, strength: Math.min(strength, 7) }),
      { d: circle(CENTRE, 19), fill: brush.glaze(deeper(palette.heart, 4)) },
      ...pavement(brush),
      ...columns(brush),
      ...canopy(brush),
    ];
  },
};
