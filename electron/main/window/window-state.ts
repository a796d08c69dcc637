import { z } from 'zod';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  readonly bounds: Bounds;
  readonly maximised: boolean;
}

export const SMALLEST = { width: 900, height: 600 } as const;
const USUAL = { width: 1280, height: 800 } as const;

const length = z.int().min(0).max(100_000);
const place = z.int().min(-100_000).max(100_000);
const stateSchema = z.strictObject({
  bounds: z.strictObject({ x: place, y: place, width: length, height: length }),
  maximised: z.boolean(),
});

/**
 * The bounds of the window: as it was left, but whole on one of the displays there are now. What was kept may be anything.
 * @param areas the displays' areas that windows may use, the main one first
 */
export function windowState(kept: unknown, areas: readonly Bounds[]): WindowState {
  const parsed = stateSchema.safeParse(kept);
  const main = areas[0] ?? { x: 0, y: 0, ...USUAL };
  if (!parsed.success) return { bounds: centred(main), maximised: false };
  const { bounds, maximised } = parsed.data;
  const shared = areas.map((area) => overlap(area, bounds));
  const best = Math.max(0, ...shared);
  const area = best > 0 ? areas[shared.indexOf(best)] : undefined;
  return { bounds: area ? within(area, bounds) : centred(main), maximised };
}

function within(area: Bounds, bounds: Bounds): Bounds {
  const width = Math.min(Math.max(bounds.width, SMALLEST.width), area.width);
  const height = Math.min(Math.max(bounds.height, SMALLEST.height), area.height);
  return {
    x: Math.min(Math.max(bounds.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(bounds.y, area.y), area.y + area.height - height),
    width,
    height,
  };
}

function centred(area: Bounds): Bounds {
  const x = area.x + Math.floor((area.width - USUAL.width) / 2);
  const y = area.y + Math.floor((area.height - USUAL.height) / 2);
  return within(area, { x, y, ...USUAL });
}

function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
