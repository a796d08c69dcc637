import type { Balance } from '../../../../engine/alpha-omega/index.ts';
import { lead } from '../words/game/outcome.ts';

/** The leads that decide a game: of the Good side, and of the Opponents. */
export interface Ends {
  readonly goal: number;
  readonly lostBy: number;
}

/** How far, in degrees, the beam of a scale tips when the game is decided. */
const MOST = 13;
/** A small lead is to be seen, too: the beam tips faster at first. */
const SOONER = 0.6;

/** How much of its way to an end the lead has come: 1 where Good has won, -1 where it has lost. */
export function shareOf(balance: Balance, { goal, lostBy }: Ends): number {
  const by = lead(balance);
  return Math.max(-1, Math.min(1, by / (by < 0 ? lostBy : goal)));
}

/** How far, in degrees, a scale tips at a share of the way to an end: towards Good above 0. */
export const tiltOf = (share: number): number => Math.sign(share) * MOST * Math.abs(share) ** SOONER;
