import type { Upgrade } from '../../kernel/upgrade.ts';

/**
 * To rules 8: an Opponent Event is not counted in the Opponent Phase of the round in which it came. In an older game nobody
 * wrote down when an Event came, so that those in play are counted as they were.
 */
export const freshClocks: Upgrade = { number: 80, up: (state) => ({ ...state }) };
