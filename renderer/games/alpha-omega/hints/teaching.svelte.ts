/** What a table teaches whoever sits at it. */
export class Teaching {
  /** Somebody learns the game: of odds of winning nothing is told, how it ends is left open. */
  isWhole = $state(false);
  /** A lesson has come since the latest question, and nobody had time to read it. */
  isNew = $state(false);
}
