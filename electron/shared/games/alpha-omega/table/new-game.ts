import type { Assist, DeckEntry, DeckMark, DefId, Variant } from '../../../../../engine/alpha-omega/index.ts';
import type { Seating } from '../../../table/standing.ts';
import type { Tutorial } from './tutorial.ts';

/** A list of cards that is played with, and which deck it is. */
export interface SeatDeck extends DeckMark {
  readonly cards: readonly DeckEntry[];
}

/** The deck that somebody plays with: one that is kept, as it was last saved, or a list. */
export type DeckChoice = { readonly deck: string } | SeatDeck;

/** What is asked for when a game begins. */
export interface NewGame {
  /** Left out as well: programs before there were other games asked so, and settings keep what they asked. */
  readonly ruleset?: 'alpha-omega';
  readonly objective: DefId;
  /** One name a player, in order of play; 1 to 6. */
  readonly seats: readonly string[];
  /** Campaign Mode: the Objectives that follow, in order. */
  readonly campaign?: readonly DefId[];
  readonly variants?: readonly Variant[];
  /** Help that is ours, not the rulebook's. */
  readonly assists?: readonly Assist[];
  /** All players draw from one Good deck. */
  readonly common?: boolean;
  /** A Good deck each, in the order of the seats, or the common one alone; null, or left out, is the pack's own. */
  readonly decks?: readonly (DeckChoice | null)[];
  /** Left out, the pack's own. */
  readonly opponentDeck?: DeckChoice;
  /** Opponent Play: one name for each player of the Opponent deck. */
  readonly opponents?: readonly string[];
  /** Left out, a fresh seed is drawn. */
  readonly seed?: string;
  /** Left out, hands are open and each seat is played by a person of its name. */
  readonly table?: Seating;
  /** The decks lie as this tutorial wants them. Only `learn` asks for it. */
  readonly tutorial?: Tutorial;
}
