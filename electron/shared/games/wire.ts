import type { SeatId } from '../../../engine/index.ts';
import type { Seating } from '../table/standing.ts';

/** What is asked for when a game of any kind begins. */
export interface GameRequest {
  /** Which game; only the first one's may leave it out. */
  readonly ruleset?: string;
  /** Left out, a fresh seed is drawn. */
  readonly seed?: string;
  /** Left out, the seats are as the game usually has them, each played by a person of its name. */
  readonly table?: Seating;
}

/**
 * What one game sends between the window and the main process. Types only: what a game has none of is `never`, and
 * asking for it is refused.
 */
export interface Wire {
  readonly ruleset: string;
  /** What is asked for when a game begins. */
  readonly request: GameRequest;
  /** What the list of games says of one beside what it says of all. */
  readonly about: object;
  readonly outcome: object;
  readonly view: {
    readonly ruleset: string;
    /** The seats for whose eyes it is. */
    readonly eyes: readonly SeatId[];
    /** What is asked, and whom. */
    readonly pending: { readonly id: number; readonly seat: SeatId } | null;
    readonly outcome: object | null;
  };
  readonly told: object;
  /** A card or another thing as it is printed, for the table to show. */
  readonly print: object;
  /** What everybody may see of a kept game, for a small picture of it. */
  readonly thumbnail: { readonly id: string };
  /** A hint for the pending decision. */
  readonly counsel: unknown;
  /** What spoke for an answer of a computer player. */
  readonly reasonGiven: unknown;
  /** What is to come, as far as the looking eyes can know. */
  readonly forecast: unknown;
  /** What an answer is sure to do at once. */
  readonly prediction: unknown;
  /** What can be asked the reason of, and the reason. */
  readonly why: unknown;
  readonly explanation: unknown;
  /** What chance may bring next. */
  readonly odds: unknown;
  /** The choices of a game that is over that moved its odds most. */
  readonly pivotal: unknown;
}
