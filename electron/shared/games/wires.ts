import type { AlphaOmegaWire } from './alpha-omega/wire.ts';
import type { HigherCardWire } from './higher-card/wire.ts';

/** What each game sends between the window and the main process, by the id of its ruleset. */
export interface Wires {
  readonly 'alpha-omega': AlphaOmegaWire;
  readonly 'higher-card': HigherCardWire;
}

/** What some game of the program sends: which one it is, its ruleset says. */
export type AnyWire = Wires[keyof Wires];
