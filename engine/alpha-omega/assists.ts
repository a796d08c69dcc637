import { invariant } from '../kernel/invariant.ts';
import type { Setup, Table } from './types.ts';
import type { Assist } from './variants-and-assists.ts';

/*
 * What is gentler than the rulebook by our invention. An assist changes how a game is set up or what the Opponents may do,
 * never a number that a card or the rulebook publishes. Levels put them together: see levels.ts.
 */

/** A fuller hand: so many cards more in each opening hand. */
export const FULLER_HAND = 3;

/** Long-suffering: so many times the lead that the Opponents otherwise need. */
export const LONG_SUFFERING = 2;

/** Two Callings: whoever takes a Calling looks at so many, and keeps one. */
export const CALLINGS_OFFERED = 2;

/** A third at most: of so many equal parts of the Good Strength in play one Opponent card takes one in a round. */
export const PARTS_OF_STRENGTH = 3;

/** Is the game helped in this way? */
export const isHelped = ({ assists }: Pick<Table, 'assists'>, assist: Assist): boolean =>
  assists.includes(assist);

/** The assists of a set-up in the order in which the rules name them; none where it says nothing of any. */
export function assistsOf({ assists = [] }: Pick<Setup, 'assists'>): readonly Assist[] {
  invariant(new Set(assists).size === assists.length, 'an assist is named once', assists);
  return assists;
}
