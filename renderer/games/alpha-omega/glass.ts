import type { CardDef } from '../../../engine/index.ts';
import { sideOf } from '../../text/words.ts';
import { ASHES, JEWELS, type Palette, type Tint } from './glass-palettes.ts';

/** One piece of coloured glass between its leads. */
export interface Pane {
  readonly d: string;
  readonly fill: string;
}

/** A drawing in a field of 100 by 100: the panes of a window, and the cracks of a fallen one. */
export interface Window {
  readonly panes: readonly Pane[];
  readonly cracks: readonly string[];
}

/** A small generator, so that each print always has the same window. */
function chances(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

const pick = <T>(items: readonly [T, ...T[]] | readonly T[], chance: number): T =>
  items[Math.floor(chance * items.length)] as T;

const at = (radius: number, turn: number, cx = 50, cy = 54): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
};

interface Brush {
  readonly chance: () => number;
  readonly fallen: boolean;
}

function colour([hue, saturation, light]: Tint, brush: Brush): string {
  if (brush.fallen && brush.chance() < 0.09) return 'hsl(280 20% 5%)';
  const shade = light + (brush.chance() - 0.5) * (brush.fallen ? 9 : 13);
  return `hsl(${hue} ${saturation}% ${shade.toFixed(0)}%)`;
}

interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly bulge: number;
  readonly tints: readonly [Tint, Tint];
  readonly shift: number;
}

function ring({ inner, outer, bulge, tints, shift }: Ring, sectors: number, brush: Brush): readonly Pane[] {
  return Array.from({ length: sectors }, (_, index) => {
    const from = (index + shift) / sectors;
    const to = (index + 1 + shift) / sectors;
    const middle = (from + to) / 2;
    const d = `M${at(inner, from)} L${at(outer, from)} Q${at(outer + bulge, middle)} ${at(outer, to)} L${at(inner, to)} Q${at(inner + 1, middle)} ${at(inner, from)}Z`;
    return { d, fill: colour(tints[index % 2 === 0 ? 0 : 1], brush) };
  });
}

const disc = (radius: number, fill: string): Pane => ({
  d: `M${50 - radius} 54a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  fill,
});

/** Persons, Callings and Objectives stand in a rose. */
function rose(palette: Palette, brush: Brush): readonly Pane[] {
  const sectors = pick([8, 10, 12, 14], brush.chance());
  const waist = 36 + brush.chance() * 6;
  const dark: Tint = [palette.field[0], palette.field[1], palette.field[2] + 7];
  return [
    ...ring({ inner: 56, outer: 92, bulge: 0, tints: [palette.field, dark], shift: 0 }, sectors, brush),
    ...ring({ inner: waist, outer: 56, bulge: 5, tints: palette.rim, shift: 0.5 }, sectors, brush),
    ...ring({ inner: 26, outer: waist, bulge: 7, tints: palette.petals, shift: 0 }, sectors, brush),
    disc(27, colour(palette.heart, { ...brush, fallen: false })),
  ];
}

/** Events lie in a lattice of lozenges, like a page between clear panes. */
function lattice(palette: Palette, brush: Brush): readonly Pane[] {
  const size = 12.5;
  const panes: Pane[] = [];
  for (let row = -1; row <= 9; row += 1) {
    for (let column = -1; column <= 5; column += 1) {
      const x = column * 2 * size + (row % 2 === 0 ? 0 : size);
      const y = row * size;
      const tint =
        row % 4 === 0
          ? palette.rim[0]
          : row % 2 === 0
            ? palette.petals[0]
            : column % 2 === 0
              ? palette.petals[1]
              : palette.field;
      const d = `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`;
      panes.push({ d, fill: colour(tint, brush) });
    }
  }
  return [
    ...panes,
    disc(30, colour(palette.rim[1], brush)),
    disc(26, colour(palette.heart, { ...brush, fallen: false })),
  ];
}

/** Items hang in a mandorla between tall lights. */
function lancets(palette: Palette, brush: Brush): readonly Pane[] {
  const width = 100 / 6;
  const tints = [palette.field, palette.petals[0], palette.rim[0]] as const;
  const lights = Array.from({ length: 6 }, (_, index) => {
    const tint = tints[index < 3 ? index : 5 - index] ?? palette.field;
    return [0, 1, 2, 3].map((step) => {
      const [x, y] = [index * width, step * 27 - (index % 2) * 9];
      const d = `M${x.toFixed(1)} ${y}h${width.toFixed(1)}v27h${(-width).toFixed(1)}Z`;
      return { d, fill: colour(step % 2 === 0 ? tint : [tint[0], tint[1], tint[2] + 6], brush) };
    });
  }).flat();
  const mandorla = (grow: number): string =>
    `M50 ${14 - grow}C${80 + grow} ${36 - grow} ${80 + grow} ${72 + grow} 50 ${94 + grow}C${20 - grow} ${72 + grow} ${20 - grow} ${36 - grow} 50 ${14 - grow}Z`;
  return [
    ...lights,
    { d: mandorla(6), fill: colour(palette.rim[1], brush) },
    { d: mandorla(0), fill: colour(palette.heart, { ...brush, fallen: false }) },
  ];
}

/** Places have a sky, a sun and hills. */
function horizon(palette: Palette, brush: Brush): readonly Pane[] {
  const sky = ring({ inner: 20, outer: 92, bulge: 0, tints: palette.petals, shift: 0 }, 16, brush);
  const hill = (y: number, lean: number, tint: Tint): Pane => ({
    d: `M-5 ${y}C20 ${y - 14 + lean} 40 ${y + 8} 60 ${y - 4}S95 ${y - 10 - lean} 105 ${y - 2}V110H-5Z`,
    fill: colour(tint, brush),
  });
  return [
    ...sky,
    ...ring({ inner: 24, outer: 34, bulge: 3, tints: palette.rim, shift: 0.5 }, 12, brush),
    disc(25, colour(palette.heart, { ...brush, fallen: false })),
    hill(78, 4, palette.rim[1]),
    hill(86, -6, palette.field),
    hill(94, 3, palette.rim[0]),
  ];
}

function cracks(chance: () => number): readonly string[] {
  const heart: readonly [number, number] = [30 + chance() * 40, 20 + chance() * 50];
  return Array.from({ length: 5 }, (_, index) => {
    const angle = (index + chance() * 0.8) * ((2 * Math.PI) / 5);
    let [x, y] = heart;
    const points = Array.from({ length: 6 }, () => {
      const bend = angle + (chance() - 0.5) * 1.3;
      const length = 7 + chance() * 8;
      x += Math.cos(bend) * length;
      y += Math.sin(bend) * length;
      return `L${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${heart[0].toFixed(1)} ${heart[1].toFixed(1)}${points.join('')}`;
  });
}

const DRAWINGS = {
  person: rose,
  calling: rose,
  objective: rose,
  event: lattice,
  item: lancets,
  place: horizon,
} as const satisfies Record<CardDef['type'], (palette: Palette, brush: Brush) => readonly Pane[]>;

/** The stained glass of a card, always the same for the same print; `fallen` takes the light out of it. */
export function windowOf(def: CardDef, fallen = sideOf(def) === 'opponent'): Window {
  const chance = chances(def.id);
  const palette = pick(fallen ? ASHES : JEWELS, chance());
  return {
    panes: DRAWINGS[def.type](palette, { chance, fallen }),
    cracks: fallen ? cracks(chance) : [],
  };
}
