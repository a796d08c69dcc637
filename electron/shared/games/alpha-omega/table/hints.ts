import type { Counsel, View } from '../../../../../engine/alpha-omega/index.ts';

/** Which question a hint is wanted for: the one that the window shows. */
export interface CounselRequest {
  readonly game: string;
  readonly decision: number;
}

/** Which answer of a computer player the reason is wanted of: by the number of its record. */
export interface ReasonRequest {
  readonly game: string;
  readonly moment: number;
}

/** What speaks for an answer that a computer player gave, and how the game stood before it. */
export interface ReasonGiven {
  readonly counsel: Counsel;
  /** It was sure to win at the coming Strength Check, or to do so with one thing more. */
  readonly wins: boolean;
  readonly view: View;
}
