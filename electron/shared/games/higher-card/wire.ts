import type { HigherCardEvent, Outcome, View } from '../../../../engine/higher-card/game.ts';
import type { GameRequest } from '../wire.ts';

/** What is asked for when a game of Higher Card begins. */
export interface HigherCardRequest extends GameRequest {
  readonly ruleset: 'higher-card';
  /** One name a player, in order of play; 2 to 4. */
  readonly seats: readonly string[];
}

/** What everybody may see of a kept game: how many points each has. */
export interface HigherCardThumbnail {
  readonly id: string;
  readonly round: number;
  readonly points: readonly number[];
}

/** What Higher Card sends between the window and the main process. */
export interface HigherCardWire {
  readonly ruleset: 'higher-card';
  readonly request: HigherCardRequest;
  readonly about: { readonly players: number };
  readonly outcome: Outcome;
  readonly view: View;
  readonly told: HigherCardEvent;
  /** Its cards are numbers: there is nothing to print. */
  readonly print: never;
  readonly thumbnail: HigherCardThumbnail;
  readonly counsel: never;
  readonly reasonGiven: never;
  readonly forecast: never;
  readonly prediction: never;
  readonly why: never;
  readonly explanation: never;
  readonly odds: never;
  readonly pivotal: never;
}
