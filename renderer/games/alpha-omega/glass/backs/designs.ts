import { around, circle, deeper, leaf, lozenge, polygon, ring, type Point } from '../shapes.ts';
import type { Brush, Pane } from '../types.ts';
import { rays } from './parts.ts';

const MIDDLE: Point = [50, 70];

const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index / count);

/** A rose of three rows of petals. */
export const rose = (brush: Brush): readonly Pane[] => {
  const { palette } = brush;
  return [
    ...ring({ centre: MIDDLE, inner: 40, outer: 92, sectors: 16, shift: 0.5 }, palette.ground, brush),
    ...ring(
      { centre: MIDDLE, inner: 30, outer: 41, sectors: 16, bulge: 4 },
      [palette.light[0], palette.accent],
      brush,
    ),
    ...turns(8).map((turn, index) => ({
      d: leaf(around(MIDDLE, 8, turn), around(MIDDLE, 37, turn), 13),
      fill: brush.glaze(index % 2 === 0 ? palette.light[1] : palette.light[0]),
    })),
    ...turns(8).map((turn) => ({
      d: leaf(around(MIDDLE, 8, turn + 1 / 16), around(MIDDLE, 27, turn + 1 / 16), 9),
      fill: brush.glaze(palette.accent),
    })),
    ...ring(
      { centre: MIDDLE, inner: 8, outer: 13, sectors: 12 },
      [palette.metal, deeper(palette.metal, 12)],
      brush,
    ),
    { d: circle(MIDDLE, 9), fill: brush.glaze(palette.metal) },
  ];
};

/** A cross of light before rays. */
export const cross = (brush: Brush): readonly Pane[] => {
  const { palette } = brush;
  const centre: Point = [50, 56];
  const bar = (x: number, y: number, wide: number, high: number): string =>
    `M${x} ${y}h${wide}v${high}h${-wide}Z`;
  const upright = [16, 29, 70, 84, 98, 112].map((y, index) => ({
    d: bar(43, y, 14, index < 2 ? 13 : 14),
    fill: brush.glaze(index % 2 === 0 ? palette.light[0] : palette.light[1]),
  }));
  const arms = [17, 30, 57, 70].map((x, index) => ({
    d: bar(x, 49, 13, 14),
    fill: brush.glaze(index % 2 === 0 ? palette.light[1] : palette.light[0]),
  }));
  return [
    ...rays(centre, 28, brush),
    ...ring({ centre, inner: 20, outer: 27, sectors: 20 }, [palette.accent, palette.ground[0]], brush),
    ...upright,
    ...arms,
    ...ring(
      { centre, inner: 8, outer: 13.5, sectors: 12, bulge: 1 },
      [palette.metal, deeper(palette.metal, 10)],
      brush,
    ),
    { d: circle(centre, 8.5), fill: brush.glaze(palette.accent) },
  ];
};

/** Light falling from a dove; the dove itself is laid over it. */
export const dove = (brush: Brush): readonly Pane[] => {
  const { palette } = brush;
  const centre: Point = [50, 58];
  return [
    ...rays(centre, 32, brush),
    ...turns(7).map((_, index) => ({
      d: leaf([50 + (index - 3) * 5, 78], [50 + (index - 3) * 12.5, 128 - Math.abs(index - 3) * 5], 7),
      fill: brush.glaze(index % 2 === 0 ? palette.accent : palette.metal),
    })),
    ...ring(
      { centre, inner: 27, outer: 33, sectors: 24, bulge: 1.5 },
      [palette.metal, palette.light[0]],
      brush,
    ),
    ...ring({ centre, inner: 8, outer: 27, sectors: 12 }, [palette.light[1], palette.light[0]], brush),
    { d: circle(centre, 22), fill: brush.glaze(palette.heart) },
  ];
};

/** A vine that climbs from the foot to the head, with leaves and grapes. */
export const vine = (brush: Brush): readonly Pane[] => {
  const { palette, chance } = brush;
  const lattice = Array.from({ length: 10 * 5 }, (_, index): Pane => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    const [x, y] = [column * 24 + (row % 2) * 12, row * 15.5];
    const tint = row % 2 === 0 ? palette.ground[0] : palette.ground[1];
    return { d: lozenge([x, y], 15.5, 12), fill: brush.glaze(tint) };
  });
  const stem = (y: number): Point => [50 + 13 * Math.sin(y / 17), y];
  const knots = [22, 40, 58, 76, 94, 112];
  const leaves = knots.flatMap((y, index) => {
    const [root, side] = [stem(y), index % 2 === 0 ? 1 : -1];
    return [-0.09, 0, 0.09].map((spread) => ({
      d: leaf(
        root,
        around(root, 24 - Math.abs(spread) * 60, 0.25 * side + 0.5 * (side < 0 ? 0 : 0) + spread),
        9,
      ),
      fill: brush.glaze(chance() < 0.5 ? palette.light[0] : palette.light[1]),
    }));
  });
  const grapes = knots.flatMap((y, index) => {
    const [x] = stem(y);
    const at: Point = [x + (index % 2 === 0 ? -15 : 15), y - 3];
    return [
      [-5, 0],
      [0, 0],
      [5, 0],
      [-2.5, 5],
      [2.5, 5],
      [0, 10],
    ].map(([dx = 0, dy = 0]) => ({
      d: circle([at[0] + dx, at[1] + dy], 3),
      fill: brush.glaze(palette.accent),
    }));
  });
  const bark = Array.from({ length: 13 }, (_, index): Pane => {
    const [from, to] = [stem(8 + index * 9.6), stem(8 + (index + 1) * 9.6)];
    const points: readonly Point[] = [
      [from[0] - 3, from[1]],
      [from[0] + 3, from[1]],
      [to[0] + 3, to[1]],
      [to[0] - 3, to[1]],
    ];
    return { d: polygon(points), fill: brush.glaze(palette.metal) };
  });
  return [...lattice, ...leaves, ...grapes, ...bark];
};
