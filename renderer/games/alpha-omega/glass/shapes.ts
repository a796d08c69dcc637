import type { Brush, Pane, Tint } from './types.ts';

export type Point = readonly [number, number];

const places = (value: number): string => String(Math.round(value * 10) / 10);

export const put = ([x, y]: Point): string => `${places(x)} ${places(y)}`;

/** The point at a distance from a centre; turns go clockwise from the top, 0 to 1. */
export const around = ([x, y]: Point, radius: number, turn: number): Point => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export const polygon = (points: readonly Point[]): string => `M${points.map(put).join('L')}Z`;

/** A pane that stands on its corner, so high and so wide from its middle. */
export const lozenge = ([x, y]: Point, high: number, wide = high): string =>
  polygon([
    [x, y - high],
    [x + wide, y],
    [x, y + high],
    [x - wide, y],
  ]);

export const circle = ([x, y]: Point, radius: number): string =>
  `M${put([x - radius, y])}a${places(radius)} ${places(radius)} 0 1 0 ${places(2 * radius)} 0a${places(radius)} ${places(radius)} 0 1 0 ${places(-2 * radius)} 0Z`;

/** A leaf from one point to another, `wide` at its middle: a feather, a flame, a petal. */
export function leaf([x, y]: Point, [tipX, tipY]: Point, wide: number, bend = 0): string {
  const [acrossX, acrossY] = [-(tipY - y), tipX - x];
  const length = Math.hypot(acrossX, acrossY) || 1;
  const side = (by: number, along: number): Point => [
    x + (tipX - x) * along + (acrossX / length) * by,
    y + (tipY - y) * along + (acrossY / length) * by,
  ];
  return `M${put([x, y])}Q${put(side(wide + bend, 0.62))} ${put([tipX, tipY])}Q${put(side(bend - wide, 0.5))} ${put([x, y])}Z`;
}

export interface Ring {
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
  readonly sectors: number;
  /** How far its outer edge swells between two leads. */
  readonly bulge?: number;
  readonly shift?: number;
}

/** A ring of panes, coloured in turn. */
export function ring(
  { centre, inner, outer, sectors, bulge = 0, shift = 0 }: Ring,
  tints: readonly [Tint, ...Tint[]],
  brush: Brush,
): readonly Pane[] {
  const at = (radius: number, turn: number): string => put(around(centre, radius, turn));
  return Array.from({ length: sectors }, (_, index) => {
    const [from, to] = [(index + shift) / sectors, (index + 1 + shift) / sectors];
    const middle = (from + to) / 2;
    const swell = (radius: number, more: number): string =>
      at(radius / Math.cos(Math.PI / sectors) + more, middle);
    const d = `M${at(inner, from)}L${at(outer, from)}Q${swell(outer, bulge)} ${at(outer, to)}L${at(inner, to)}Q${swell(inner, 0)} ${at(inner, from)}Z`;
    return { d, fill: brush.glaze(tints[index % tints.length] ?? tints[0]) };
  });
}

/** Narrow rings around a figure, the more of them the mightier it is. */
export function nimbus(centre: Point, radius: number, brush: Brush): readonly Pane[] {
  const { palette, strength, might } = brush;
  const count = ringsOf(strength);
  const wide = 2.6 + might;
  const tints = [palette.metal, palette.accent, palette.light[1]] as const;
  return Array.from({ length: count }, (_, index) => {
    const inner = radius + (count - 1 - index) * wide;
    const tint = tints[index % tints.length] ?? palette.metal;
    const sectors = 10 + 2 * Math.min(7, count - index);
    return ring(
      { centre, inner, outer: inner + wide, sectors, shift: index / 2 },
      [tint, deeper(tint)],
      brush,
    );
  }).flat();
}

/** How many rings a strength is worth: 1 for the least, 7 for the greatest. */
export const ringsOf = (strength: number): number => Math.max(1, Math.min(7, Math.floor(strength / 2.5)));

export const deeper = ([hue, saturation, light]: Tint, by = 9): Tint => [hue, saturation, light - by];
