import { around, deeper, leaf, polygon, type Point } from '../shapes.ts';
import type { Brush, Form, Pane } from '../types.ts';

const CENTRE: Point = [50, 57];

/** Splinters around a centre: nothing is even, nothing repeats. */
function splinters(brush: Brush): readonly Pane[] {
  const { palette, chance } = brush;
  const spokes = 9 + Math.min(9, Math.round(brush.strength / 2));
  const reaches = [19, 36, 55, 82];
  const turns = Array.from({ length: spokes }, (_, index) => (index + (chance() - 0.5) * 0.6) / spokes);
  const corners = reaches.map((reach) =>
    turns.map((turn) => around(CENTRE, reach + (chance() - 0.5) * 13, turn)),
  );
  return corners.slice(1).flatMap((outer, band) =>
    outer.flatMap((point, index) => {
      const next = (index + 1) % spokes;
      const [a, b, c] = [corners[band]?.[index], corners[band]?.[next], outer[next]];
      if (a === undefined || b === undefined || c === undefined) return [];
      const tint =
        chance() < 0.12
          ? palette.accent
          : chance() < 0.45
            ? palette.light[band % 2 === 0 ? 0 : 1]
            : palette.ground[0];
      const fill = brush.glaze(deeper(tint, band * 3));
      // Here and there a splinter is broken across.
      if (chance() > 0.35) return [{ d: polygon([a, point, c, b]), fill }];
      return [
        { d: polygon([a, point, c]), fill },
        { d: polygon([a, c, b]), fill: brush.glaze(deeper(palette.ground[1], -3)) },
      ];
    }),
  );
}

/** Thorns about the figure, the more and the longer the mightier. */
function thorns(brush: Brush, radius: number, reach: number): string {
  const points = 9 + Math.min(11, brush.strength);
  return polygon(
    Array.from({ length: 2 * points }, (_, index) =>
      around(
        CENTRE,
        index % 2 === 0 ? radius + reach * (0.6 + 0.4 * brush.chance()) : radius,
        index / (2 * points),
      ),
    ),
  );
}

function fire(brush: Brush): readonly Pane[] {
  const { palette, might, chance } = brush;
  const tongues = 5 + Math.round(might * 6);
  return [0, 1].flatMap((tier) =>
    Array.from({ length: tongues }, (_, index) => {
      const x = ((index + 0.5 + tier * 0.4) / tongues) * 104 - 4;
      const high = (13 + chance() * 12 + might * 16) * (tier === 0 ? 1.25 : 0.7);
      const tip: Point = [x + (chance() - 0.5) * 12, 112 - high];
      const tint = tier === 0 ? palette.accent : palette.metal;
      return {
        d: leaf([x, 116], tip, 7.5, (chance() - 0.5) * 7),
        fill: brush.glaze(deeper(tint, tier === 0 ? 6 : 0)),
      };
    }),
  );
}

/** A horned opening: splinters, fire from below, and thorns where a nimbus would be. */
export const demon: Form = {
  outline:
    'M4 112V50C4 40 11 33 14 8C20 18 26 21 34 20C41 18 46 11 50 5C54 11 59 18 66 20C74 21 80 18 86 8C89 33 96 40 96 50V112Z',
  figure: { x: 50, y: 57, size: 39 },
  panes: (brush) => {
    const { palette, might } = brush;
    return [
      ...splinters(brush),
      ...fire(brush),
      { d: thorns(brush, 23 + might * 3, 7 + might * 12), fill: brush.glaze(palette.metal) },
      { d: thorns(brush, 21.5 + might * 2, 3 + might * 7), fill: brush.glaze(palette.accent) },
      {
        d: polygon(Array.from({ length: 12 }, (_, index) => around(CENTRE, 22, index / 12))),
        fill: brush.glaze(palette.heart),
      },
    ];
  },
};
