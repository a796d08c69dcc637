/** How to go on after a game: the very same, another like it, or at a table that is laid otherwise. */
export type Again = 'sameSeed' | 'anotherSeed' | 'change';
