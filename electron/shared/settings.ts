import type { AnyWire } from './games/wires.ts';

/** `system` follows the computer. */
export const LANGUAGES = ['system', 'en', 'es', 'qps'] as const;

/** A language that texts are in. */
export type Spoken = Exclude<(typeof LANGUAGES)[number], 'system'>;

/** The language to speak: the chosen one, or the computer's where it is one of ours. */
export const spokenLanguage = (chosen: (typeof LANGUAGES)[number], locale: string): Spoken =>
  chosen !== 'system' ? chosen : locale.startsWith('es') ? 'es' : 'en';

export const SURROUNDINGS = ['system', 'night', 'day'] as const;
export const CONTRASTS = ['system', 'usual', 'high'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
/** How fast the table tells what happened; `step` waits for a key after each thing. */
export const PACES = ['step', 'calm', 'fast', 'instant'] as const;
export const FONTS = ['usual', 'atkinson', 'dyslexic'] as const;
/** How much is announced to those who listen. */
export const VERBOSITIES = ['brief', 'usual', 'full'] as const;
export const PLAYMATS = ['night', 'nave', 'meadow', 'sea'] as const;
export const BACKS = ['rose', 'cross', 'dove', 'vine'] as const;
/** Colours of players; each goes with its name, never alone. */
export const COLOURS = ['gold', 'blue', 'green', 'rose', 'violet', 'copper'] as const;
/** Emblems of players: icons of game-icons. */
export const EMBLEMS = [
  'lion',
  'sheep',
  'dove',
  'double-fish',
  'anchor',
  'magic-lamp',
  'harp',
  'key',
  'crown',
  'boat-fishing',
] as const;

/** Text size in percent. */
export const TEXT_SIZES = { min: 80, max: 200, step: 10 } as const;

/** How the cards of a hand lie: as they were drawn, or by kind and name. */
export const HAND_ORDERS = ['drawn', 'kind'] as const;

/** Whether the drawer at the side of the table stands open. */
export const DRAWERS = ['auto', 'open', 'closed'] as const;

/** How wide the side of the table with card and story may be made, and how high the card on it, in percent. */
export const PANES = { side: { min: 18, max: 40 }, card: { min: 25, max: 75 } } as const;

/** What somebody at the table may want otherwise than the table. */
export interface SeatSettings {
  /** Percent of the usual size. */
  readonly textSize: number;
  readonly contrast: (typeof CONTRASTS)[number];
  readonly font: (typeof FONTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly verbosity: (typeof VERBOSITIES)[number];
  /** What is announced is also read aloud, by the computer's own voice. */
  readonly speech: boolean;
  /** First-game hints. */
  readonly hints: boolean;
  /** The Omens stand beside the table all the time. */
  readonly omensLane: boolean;
  /** What each Opponent is about to do stands under it, as far as the Omens are sure. */
  readonly seals: boolean;
  /** Is the button for a hint there? */
  readonly counsel: boolean;
  /** Is an end that leaves a blow undone pressed twice? */
  readonly endGuard: boolean;
}

/** Somebody who sits at the table now and then. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly colour: (typeof COLOURS)[number];
  readonly emblem: (typeof EMBLEMS)[number];
  /** What this player wants otherwise than the table. */
  readonly own: Partial<SeatSettings>;
  /** The gamepad this player plays with, as it calls itself; left out, whatever is at hand. */
  readonly pad?: string;
}

/** What is asked for when a game begins, kept so that the next one need not be set up again. */
export type LastGame = AnyWire['request'] | null;

/** Everything one can choose about the program. */
export interface Settings extends SeatSettings {
  readonly language: (typeof LANGUAGES)[number];
  readonly surroundings: (typeof SURROUNDINGS)[number];
  readonly playmat: (typeof PLAYMATS)[number];
  readonly back: (typeof BACKS)[number];
  /** How the cards of a hand lie; those alike lie together in any case. */
  readonly handOrder: (typeof HAND_ORDERS)[number];
  /** Sides and types bear a letter beside their shape and colour. */
  readonly letters: boolean;
  readonly pace: (typeof PACES)[number];
  /** In percent of the window's width and of the side's height; null as the table itself would have it. */
  readonly panes: { readonly side: number | null; readonly card: number | null };
  /** The drawer of the table with the card and the log; `auto` opens it where the window is wide. */
  readonly drawer: (typeof DRAWERS)[number];
  /** 0 to 100 each: `all` goes over the others. */
  readonly volume: {
    readonly all: number;
    readonly events: number;
    readonly turns: number;
    readonly music: number;
  };
  /** What can be heard is written as well. */
  readonly captions: boolean;
  /** Keys of commands that are not the usual ones, by command. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Letters, figures and signs work as keys of commands without Control or Alt. */
  readonly letterKeys: boolean;
  /** First-game hints that are known by now. */
  readonly learnt: readonly string[];
  readonly players: readonly Player[];
  readonly lastGame: LastGame;
}

/** How the program is before anybody chose anything. */
export const USUAL: Settings = {
  language: 'system',
  surroundings: 'night',
  playmat: 'night',
  back: 'rose',
  handOrder: 'drawn',
  letters: false,
  pace: 'calm',
  panes: { side: null, card: null },
  drawer: 'auto',
  volume: { all: 60, events: 80, turns: 80, music: 50 },
  captions: false,
  keys: {},
  letterKeys: true,
  learnt: [],
  players: [],
  lastGame: null,
  textSize: 100,
  contrast: 'system',
  font: 'usual',
  motion: 'system',
  verbosity: 'usual',
  speech: false,
  hints: true,
  omensLane: false,
  seals: true,
  counsel: true,
  endGuard: true,
};
