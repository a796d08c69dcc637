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
export type PadStroke = `pad:${PadButton}`;

export const padStroke = (button: PadButton): PadStroke => `pad:${button}`;

/** The button that a stroke means; null where it is a key. */
export const padButtonOf = (stroke: string): PadButton | null =>
  PAD_BUTTONS.find((button) => padStroke(button) === stroke) ?? null;
