import type { Counsel, View } from '../../../../../engine/alpha-omega/index.ts';

/** What speaks for an answer that a computer player gave, and how the game stood before it. */
export interface ReasonGiven {
  readonly counsel: Counsel;
  /** It was sure to win at the coming Strength Check, or to do so with one thing more. */
  readonly wins: boolean;
  readonly view: View;
}
