import type { LANGUAGES } from './choices.ts';
import type { Settings } from './settings-schema.ts';

export * from './choices.ts';
export type { LastGame, Player, SeatSettings, Settings } from './settings-schema.ts';

/** A language that texts are in. */
export type Spoken = Exclude<(typeof LANGUAGES)[number], 'system'>;

/** The language to speak: the chosen one, or the computer's where it is one of ours. */
export const spokenLanguage = (chosen: (typeof LANGUAGES)[number], locale: string): Spoken =>
  chosen !== 'system' ? chosen : locale.startsWith('es') ? 'es' : 'en';

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
