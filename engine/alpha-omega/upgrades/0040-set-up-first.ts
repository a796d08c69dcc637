import type { Upgrade } from '../../kernel/upgrade.ts';

/**
 * To rules 4: an Objective is set up before hands are drawn. In a stored state they have been drawn: nothing is asked before
 * that.
 */
export const setUpFirst: Upgrade = { number: 40, up: (state) => state };
