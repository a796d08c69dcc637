import { ROSE } from './picture.ts';
import { around, type Point } from './shapes.ts';

/** A piece of a rose that goes alight, or out, at its own time. */
export interface RosePane {
  /** As a style sheet cuts it out of the square field of the rose. */
  readonly shape: string;
  /** 0 to 1: its turn when a window completes, from the foot upwards and inwards to the heart. */
  readonly turn: number;
}

const SECTORS = 12;
const MIDDLE: Point = [ROSE / 2, ROSE / 2];
/** Between two of these radii lies a ring: the heart, the petals and the rim. */
const HEART = 18.7;
const PETALS = 40;
const RIM = 54;
/** Points of an arc that look round. */
const STEPS = 4;

const percent = (value: number): string => `${Math.round((value / ROSE) * 10_000) / 100}%`;

function arc(radius: number, from: number, to: number): readonly string[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [x, y] = around(MIDDLE, radius, from + ((to - from) * step) / STEPS);
    return `${percent(x)} ${percent(y)}`;
  });
}

function sector(inner: number, outer: number, from: number, to: number): string {
  return `polygon(${[...arc(outer, from, to), ...arc(inner, to, from)].join(',')})`;
}

/** How far from the foot of the rose a sector is, 0 to 1. */
const height = (turn: number): number => Math.abs(((turn % 1) - 0.5) * 2);

/** All pieces of a rose, together the whole of it: a rim and petals of twelve each, and the heart. */
export function rosePanes(): readonly RosePane[] {
  const sectors = Array.from({ length: SECTORS }, (_, index) => index / SECTORS);
  return [
    ...sectors.map((from) => {
      const to = from + 1 / SECTORS;
      return { shape: sector(PETALS, RIM, from, to), turn: 0.6 * height((from + to) / 2) };
    }),
    ...sectors.map((middle) => {
      const [from, to] = [middle - 0.5 / SECTORS, middle + 0.5 / SECTORS];
      return { shape: sector(HEART, PETALS, from, to), turn: 0.25 + 0.6 * height(middle) };
    }),
    { shape: `circle(${percent(HEART)} at 50% 50%)`, turn: 1 },
  ];
}
