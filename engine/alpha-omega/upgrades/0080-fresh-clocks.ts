import type { Upgrade } from '../../kernel/upgrade.ts';

/**
 * To rules 8: an Opponent Event that came earlier in a turn than its Opponent Phase is not counted in it. In an older game
 * nobody wrote down when an Event came, so that those in play are counted as they were.
 */
export const freshClocks: Upgrade = { number: 80, up: (state) => ({ ...state }) };
