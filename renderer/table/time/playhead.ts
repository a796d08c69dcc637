/** The playhead on the moments of a game: which of them is shown, and how to get to another. */
export interface Playhead {
  /** The place among the moments of the one that is shown. */
  readonly at: number;
  lookAt(place: number): Promise<void>;
  step(by: 1 | -1): Promise<void>;
  /** To the beginning of the next round, or of this one and then of those before. */
  turnRound(by: 1 | -1): Promise<void>;
}
