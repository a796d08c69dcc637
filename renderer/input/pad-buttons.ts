/** The buttons of the standard gamepad in its own order (https://w3c.github.io/gamepad/#remapping). */
export const PAD_BUTTONS = [
  'a',
  'b',
  'x',
  'y',
  'lb',
  'rb',
  'lt',
  'rt',
  'back',
  'start',
  'ls',
  'rs',
  'up',
  'down',
  'left',
  'right',
] as const;
export type PadButton = (typeof PAD_BUTTONS)[number];

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const satisfies readonly PadButton[];
export type Direction = (typeof DIRECTIONS)[number];

export const isDirection = (button: PadButton): button is Direction =>
  DIRECTIONS.some((direction) => direction === button);

/** How a button of a gamepad is written among keys. */
export type PadChord = `pad:${PadButton}`;

export const padChord = (button: PadButton): PadChord => `pad:${button}`;

/** The button that a chord means; null where it is a key. */
export const padButtonOf = (chord: string): PadButton | null =>
  PAD_BUTTONS.find((button) => padChord(button) === chord) ?? null;
