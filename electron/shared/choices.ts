/** `system` follows the computer. */
export const LANGUAGES = ['system', 'en', 'es', 'qps'] as const;

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
