import type { LevelId } from '../../../../engine/alpha-omega/index.ts';

/** How to go on after a game: the very same, another like it, one at another level, or at a table that is laid otherwise. */
export type Again = 'sameSeed' | 'anotherSeed' | 'change' | { readonly level: LevelId };
