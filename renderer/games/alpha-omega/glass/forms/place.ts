import { circle, deeper, nimbus, polygon, ring, type Point } from '../shapes.ts';
import type { Brush, Form, Pane, Tint } from '../types.ts';

const SUN: Point = [50, 52];

interface Range {
  readonly y: number;
  readonly lean: number;
  readonly tint: Tint;
  readonly fields: number;
}

/** Hills, in fields between leads that run towards the sun. */
function hills({ y, lean, tint, fields }: Range, brush: Brush): readonly Pane[] {
  const crest = (x: number): number =>
    y + Math.sin((x / 100) * 5 + lean) * 4.5 + Math.sin((x / 100) * 11 + lean * 3) * 1.6;
  return Array.from({ length: fields }, (_, index) => {
    const [from, to] = [-6 + (index * 112) / fields, -6 + ((index + 1) * 112) / fields];
    const ridge = [0, 1, 2, 3].map((step): Point => {
      const x = from + ((to - from) * step) / 3;
      return [x, crest(x)];
    });
    const spread = (x: number): number => 50 + (x - 50) * 1.5;
    return {
      d: polygon([...ridge, [spread(to), 116], [spread(from), 116]]),
      fill: brush.glaze(index % 2 === 0 ? tint : deeper(tint, 6)),
    };
  });
}

/** A broad window: a sky of rays, a great sun, hills and water. */
export const place: Form = {
  outline: 'M3 112V44C3 18 24 3 50 3S97 18 97 44V112Z',
  figure: { x: 50, y: 56, size: 42 },
  panes: (brush) => {
    const { palette, strength } = brush;
    const turn = brush.chance() * 3;
    return [
      ...ring({ centre: SUN, inner: 38, outer: 90, sectors: 24, shift: 0.5 }, palette.light, brush),
      ...ring(
        { centre: SUN, inner: 20, outer: 38, sectors: 24, bulge: 2 },
        [palette.light[1], deeper(palette.light[0], -8)],
        brush,
      ),
      ...nimbus(SUN, 24, { ...brush, strength: Math.min(strength, 9) }),
      { d: circle(SUN, 24), fill: brush.glaze(palette.heart) },
      ...hills({ y: 79, lean: turn, tint: deeper(palette.ground[0], -12), fields: 6 }, brush),
      ...hills({ y: 88, lean: turn + 2, tint: palette.ground[0], fields: 5 }, brush),
      ...hills({ y: 97, lean: turn + 4, tint: palette.accent, fields: 7 }, brush),
    ];
  },
  painted: true,
};
