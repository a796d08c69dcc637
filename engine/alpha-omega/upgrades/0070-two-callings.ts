import type { Upgrade } from '../../kernel/upgrade.ts';

/** To rules 7: Two Callings may be chosen at set-up. No older game has it, so that its state stays as it is. */
export const twoCallings: Upgrade = { number: 70, up: (state) => ({ ...state }) };
