import type { Upgrade } from '../../kernel/upgrade.ts';

/**
 * To rules 2: a Lured Player draws before playing. Whoever is in the middle of such a turn goes on with it as it was begun,
 * and draws in the next.
 */
export const luredDraw: Upgrade = { number: 20, up: (state) => state };
