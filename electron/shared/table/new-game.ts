import type { DefId, Variant } from '../../../engine/index.ts';
import type { Seating } from './standing.ts';
import type { Tutorial } from './tutorial.ts';

/** What is asked for when a game begins. */
export interface NewGame {
  readonly objective: DefId;
  /** One name a player, in order of play; 1 to 6. */
  readonly seats: readonly string[];
  /** Campaign Mode: the Objectives that follow, in order. */
  readonly campaign?: readonly DefId[];
  readonly variants?: readonly Variant[];
  /** All players draw from one Good deck. */
  readonly common?: boolean;
  /** Opponent Play: one name for each player of the Opponent deck. */
  readonly opponents?: readonly string[];
  /** Left out, a fresh seed is drawn. */
  readonly seed?: string;
  /** Left out, hands are open and each seat is played by a person of its name. */
  readonly table?: Seating;
  /** The decks lie as this tutorial wants them. Only `learn` asks for it. */
  readonly tutorial?: Tutorial;
}
