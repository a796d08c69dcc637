import { deeper, polygon, type Point } from '../shapes.ts';
import type { Brush, Pane } from '../types.ts';

/** The field that backs are drawn in: the shape of a card. */
export const WIDE = 100;
export const HIGH = 140;

/** Long panes around the edge, with a square at each corner. */
export function border(brush: Brush): readonly Pane[] {
  const { palette } = brush;
  const rim = 8;
  const along = (count: number, from: number, to: number): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, index) => {
      const step = (to - from) / count;
      return [from + index * step, from + (index + 1) * step];
    });
  const tint = (index: number) => (index % 2 === 0 ? palette.accent : palette.ground[0]);
  const box = (x: number, y: number, right: number, bottom: number): string =>
    polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  return [
    ...along(5, rim, WIDE - rim).flatMap(([from, to], index) =>
      [0, HIGH - rim].map((y) => ({ d: box(from, y, to, y + rim), fill: brush.glaze(tint(index)) })),
    ),
    ...along(7, rim, HIGH - rim).flatMap(([from, to], index) =>
      [0, WIDE - rim].map((x) => ({ d: box(x, from, x + rim, to), fill: brush.glaze(tint(index)) })),
    ),
    ...[0, WIDE - rim].flatMap((x) =>
      [0, HIGH - rim].map((y) => ({ d: box(x, y, x + rim, y + rim), fill: brush.glaze(palette.metal) })),
    ),
  ];
}

/** Rays from a point to beyond the edges. */
export function rays([x, y]: Point, count: number, brush: Brush): readonly Pane[] {
  const { palette } = brush;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count].map((turn) => turn * 2 * Math.PI) as [
      number,
      number,
    ];
    const far = (angle: number): Point => [x + 140 * Math.cos(angle), y + 140 * Math.sin(angle)];
    const tint = index % 2 === 0 ? palette.ground[0] : deeper(palette.ground[1], -2);
    return { d: polygon([[x, y], far(from), far(to)]), fill: brush.glaze(tint) };
  });
}
