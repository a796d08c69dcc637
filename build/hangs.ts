const HANGS = 300_000;

/**
 * After so many milliseconds a test hangs, or what is made before a test, on whatever machine: this says nothing of how fast
 * anything is. Both at once, for Vitest bounds one by itself where only the other is given.
 */
export const HANGING = { testTimeout: HANGS, hookTimeout: HANGS } as const;
