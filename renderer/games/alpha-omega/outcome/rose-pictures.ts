import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { outlinesOf } from '../../../emblems/outlines.ts';
import { roseOf } from '../glass/picture.ts';
import { paint } from '../glass/pixels.svelte.ts';

/** The rose of an ended game as two pictures: the light through it, and what is left of that. */
export interface RosePictures {
  readonly lit: string;
  readonly unlit: string;
}

const UNLIT = { won: 'brightness(0.26) saturate(0.5)', lost: 'brightness(0.42) saturate(0.3)' } as const;

/** How wide the rose hangs, in units, of which the window of 1280 by 800 has one a pixel. */
const WIDTH = 400;

/** How many pixels of the screen the rose of an end is wide in this window. */
export const roseWidth = (): number =>
  Math.round(Math.round(WIDTH * Math.min(innerWidth / 1280, innerHeight / 800)) * devicePixelRatio);

let latest: { readonly of: string; readonly pictures: Promise<RosePictures> } | null = null;

/** Paints the rose of an Objective so many pixels wide; the last one that was asked for is painted once. */
export function rosePictures(def: CardDef, isWon: boolean, width: number): Promise<RosePictures> {
  const of = `${def.id} ${String(isWon)} ${String(width)}`;
  if (latest?.of !== of) latest = { of, pictures: painted(def, isWon, width) };
  return latest.pictures;
}

async function painted(def: CardDef, isWon: boolean, width: number): Promise<RosePictures> {
  const outlines = outlinesOf(def.emblem);
  const drawings = {
    lit: roseOf(def, outlines),
    unlit: roseOf(def, outlines, isWon ? 'whole' : 'cracked'),
  };
  const size = { width, height: width };
  // A drawing that cannot be painted is shown as it is.
  const [lit, unlit] = await Promise.all([
    paint(drawings.lit, size).catch(() => drawings.lit),
    paint(drawings.unlit, size, UNLIT[isWon ? 'won' : 'lost']).catch(() => drawings.unlit),
  ]);
  return { lit, unlit };
}
