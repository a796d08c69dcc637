import type { Upgrade } from '../../kernel/upgrade.ts';
import { withFrames } from './state-json.ts';

/**
 * To rules 3: Easy Mode, the Narrow Way and the end of the Opponent deck are judged otherwise, which is asked of the table
 * as it stands. A Calling's frame came to say whether it counts one more or begins again, and no longer how far it is.
 */
export const countingByOne: Upgrade = {
  number: 30,
  up: (state) =>
    withFrames(state, 'callingCount', ({ count, ...frame }) =>
      count === undefined ? frame : { ...frame, counts: count === 0 ? 'anew' : 'one' },
    ),
};
