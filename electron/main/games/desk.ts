import type { AnySessions } from './hosted-games.ts';

/** A game as the program opened it. */
export interface OpenedGame<Handlers> {
  readonly sessions: AnySessions;
  /** What answers the game's own channels. */
  readonly handlers: Handlers;
  /** Is told of each of its games that is over; what is shown of it is on disk by then. */
  gameOver?(game: string): void;
  /** Is told that a pack came or went. */
  packsChanged?(): void;
}
