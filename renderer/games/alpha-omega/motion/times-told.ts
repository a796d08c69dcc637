import type { ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { timesOf } from '../../../table/motion/familiar.ts';

/** Why an Opponent strikes is another thing to follow than what a player chose. */
const kindOf = ({ event }: ToldEvent): string =>
  event.type === 'attackDeclared' ? `${event.type} ${event.why.kind}` : event.type;

/**
 * How often in this game what is told in each beat was told before it.
 * @param before what has happened before the beats
 */
export const timesTold = (
  beats: readonly (readonly ToldEvent[])[],
  before: readonly ToldEvent[],
): readonly number[] => timesOf(beats, before, kindOf);
