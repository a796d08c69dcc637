import { z } from 'zod';
import type { Sent } from './channel.ts';
import * as choices from './choices.ts';
import { newGameOf } from './games/schemas.ts';
import type { AnyWire } from './games/wires.ts';
import { name } from './name-schema.ts';

const { PANES, TEXT_SIZES } = choices;

const percent = z.int().min(0).max(100);
const pane = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().min(min).max(max).nullable();
const word = z.string().min(1).max(80);

/** What somebody at the table may want otherwise than the table. */
const seat = z.strictObject({
  /** Percent of the usual size. */
  textSize: z.int().min(TEXT_SIZES.min).max(TEXT_SIZES.max),
  contrast: z.enum(choices.CONTRASTS),
  font: z.enum(choices.FONTS),
  motion: z.enum(choices.MOTIONS),
  verbosity: z.enum(choices.VERBOSITIES),
  /** What is announced is also read aloud, by the computer's own voice. */
  speech: z.boolean(),
  /** First-game hints. */
  hints: z.boolean(),
  /** The Omens stand beside the table all the time. */
  omensLane: z.boolean(),
  /** What each Opponent is about to do stands under it, as far as the Omens are sure. */
  seals: z.boolean(),
  /** Is the button for a hint there? */
  counsel: z.boolean(),
  /** Is an end that leaves a blow undone pressed twice? */
  endGuard: z.boolean(),
});

/** Somebody who sits at the table now and then. */
const player = z.strictObject({
  id: z.uuid(),
  name,
  colour: z.enum(choices.COLOURS),
  emblem: z.enum(choices.EMBLEMS),
  /** What this player wants otherwise than the table. */
  own: seat.exactPartial(),
  /** The gamepad this player plays with, as it calls itself; left out, whatever is at hand. */
  pad: z.string().min(1).max(200).exactOptional(),
});

/** Everything one can choose about the program, as a window sends it: all of it, and nothing else. */
export const settingsSchema = seat.extend({
  language: z.enum(choices.LANGUAGES),
  surroundings: z.enum(choices.SURROUNDINGS),
  playmat: z.enum(choices.PLAYMATS),
  back: z.enum(choices.BACKS),
  /** How the cards of a hand lie; those alike lie together in any case. */
  handOrder: z.enum(choices.HAND_ORDERS),
  /** Sides and types bear a letter beside their shape and colour. */
  letters: z.boolean(),
  pace: z.enum(choices.PACES),
  /** In percent of the window's width and of the side's height; null as the table itself would have it. */
  panes: z.strictObject({ side: pane(PANES.side), card: pane(PANES.card) }),
  /** The drawer of the table with the card and the log; `auto` opens it where the window is wide. */
  drawer: z.enum(choices.DRAWERS),
  /** `all` goes over the others. */
  volume: z.strictObject({ all: percent, events: percent, turns: percent, music: percent }),
  /** What can be heard is written as well. */
  captions: z.boolean(),
  /** Keys of commands that are not the usual ones, by command. */
  keys: z.record(word, z.array(word).max(4)),
  /** Letters, figures and signs work as keys of commands without Control or Alt. */
  letterKeys: z.boolean(),
  /** First-game hints that are known by now. */
  learnt: z.array(word).max(200),
  players: z.array(player).max(60),
  /** What is asked for when a game begins, kept so that the next one need not be set up again. */
  lastGame: newGameOf<AnyWire>().nullable(),
});

export type SeatSettings = Sent<typeof seat>;
export type Player = Sent<typeof player>;
export type LastGame = AnyWire['request'] | null;
export interface Settings extends Omit<Sent<typeof settingsSchema>, 'lastGame'> {
  readonly lastGame: LastGame;
}
