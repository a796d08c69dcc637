import type { HigherCard } from './game.ts';

/** A game of so many, named in their order, for whoever plays with bots alone. */
export const setUp = (players: number): HigherCard['setup'] => ({
  seats: Array.from({ length: players }, (_, seat) => ({ name: `Player ${String(seat + 1)}` })),
});
