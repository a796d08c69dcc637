import { chances } from './chance.ts';
import { polygon, put, type Point } from './shapes.ts';

/** How glass broke: the lines, and the splinters that fell out. */
export interface Cracks {
  readonly lines: readonly string[];
  readonly holes: readonly string[];
}

interface Blow {
  readonly rays: number;
  /** How many rings of cracks lie about the place of the blow. */
  readonly webs: number;
}

/** As after a blow: rays from one place, each with its own wander, and a web between them. */
export function cracksOf(print: string, { rays, webs }: Blow): Cracks {
  const chance = chances(`${print} breaks`);
  const blow: Point = [34 + chance() * 32, 34 + chance() * 40];
  const lines = Array.from({ length: rays }, (_, index) => {
    const turn = (index + (chance() - 0.5) * 0.5) / rays;
    return wander(blow, turn * 2 * Math.PI, chance);
  });
  const web = Array.from({ length: webs }, (_, ring) =>
    lines.flatMap((line, index) => {
      const next = lines[(index + 1) % lines.length];
      const [from, to] = [line[ring + 1], next?.[ring + 1]];
      return from === undefined || to === undefined || chance() < 0.25 ? [] : [`M${put(from)}L${put(to)}`];
    }),
  );
  const holes = lines.flatMap((line, index) => {
    const next = lines[(index + 1) % lines.length];
    const [a, b, c] = [line[1], next?.[1], line[2]];
    if (webs === 0 || a === undefined || b === undefined || c === undefined || chance() > 0.42) return [];
    return [polygon([a, b, c])];
  });
  return { lines: [...lines.map((line) => `M${line.map(put).join('L')}`), ...web.flat()], holes };
}

function wander(from: Point, angle: number, chance: () => number): readonly Point[] {
  let [x, y] = from;
  const steps = Array.from({ length: 8 }, (_, index): Point => {
    const bend = angle + (chance() - 0.5) * 1.1;
    const length = 6 + index * 1.6 + chance() * 5;
    x += Math.cos(bend) * length;
    y += Math.sin(bend) * length;
    return [x, y];
  });
  return [from, ...steps];
}
