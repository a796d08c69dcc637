import { z } from 'zod';
import { name, nameAsKept } from './name-schema.ts';
import { newGame } from './games/schemas.ts';
import {
  BACKS,
  COLOURS,
  CONTRASTS,
  EMBLEMS,
  FONTS,
  LANGUAGES,
  MOTIONS,
  HAND_ORDERS,
  PACES,
  DRAWERS,
  PANES,
  PLAYMATS,
  SURROUNDINGS,
  TEXT_SIZES,
  USUAL,
  VERBOSITIES,
  type Settings,
} from './settings.ts';

const percent = z.int().min(0).max(100);
const pane = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().min(min).max(max).nullable();
const word = z.string().min(1).max(80);

const seat = {
  textSize: z.int().min(TEXT_SIZES.min).max(TEXT_SIZES.max),
  contrast: z.enum(CONTRASTS),
  font: z.enum(FONTS),
  motion: z.enum(MOTIONS),
  verbosity: z.enum(VERBOSITIES),
  speech: z.boolean(),
  hints: z.boolean(),
  omensLane: z.boolean(),
  seals: z.boolean(),
  counsel: z.boolean(),
  endGuard: z.boolean(),
};

const playerWith = (shown: z.ZodType<string>) =>
  z.strictObject({
    id: z.uuid(),
    name: shown,
    colour: z.enum(COLOURS),
    emblem: z.enum(EMBLEMS),
    own: z.strictObject(seat).partial(),
    pad: z.string().min(1).max(200).exactOptional(),
  });

const volumes = { all: percent, events: percent, turns: percent, music: percent } as const;

const fields = {
  ...seat,
  language: z.enum(LANGUAGES),
  surroundings: z.enum(SURROUNDINGS),
  playmat: z.enum(PLAYMATS),
  back: z.enum(BACKS),
  handOrder: z.enum(HAND_ORDERS),
  letters: z.boolean(),
  pace: z.enum(PACES),
  panes: z.strictObject({ side: pane(PANES.side), card: pane(PANES.card) }),
  drawer: z.enum(DRAWERS),
  volume: z.strictObject(volumes),
  captions: z.boolean(),
  keys: z.record(word, z.array(word).max(4)),
  letterKeys: z.boolean(),
  learnt: z.array(word).max(200),
  players: z.array(playerWith(name)).max(60),
  lastGame: newGame.nullable(),
} as const;

/** Settings as a window sends them: all of them, and nothing else. */
export const settingsSchema: z.ZodType<Settings> = z.strictObject(fields) as never;

/** The same as it is read back: no player is lost for a name that was taken once, no volume for one that came later. */
const keptFields = {
  ...fields,
  players: z.array(playerWith(nameAsKept())).max(60),
  volume: z.strictObject({ ...volumes, music: percent.default(USUAL.volume.music) }),
} as const;

/**
 * What was kept, as far as it is sound: a field that is missing, or that somebody spoilt by hand, is as usual again and
 * costs none of the others.
 */
export function soundSettings(kept: unknown): Settings {
  const given: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const sound = Object.entries(keptFields).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(given[key]);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return { ...USUAL, ...Object.fromEntries(sound) };
}
