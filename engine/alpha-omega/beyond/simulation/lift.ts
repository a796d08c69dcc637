import { newcombe, type Estimate, type Share } from '../../../toolbox/intervals.ts';
import type { Won } from './tally.ts';

/** Good's win rate in the games with a card, less that in the games without it. */
export interface Lift {
  readonly with: Won;
  readonly without: Won;
  /** Null where all games, or none, had it. */
  readonly lift: Estimate | null;
}

/**
 * The lift of games that had something among all that could have had it.
 * @param z how sure the interval is to be, see `Z_STRICT`
 */
export function liftBetween(having: Won, all: Won, z?: number): Lift {
  const without = { games: all.games - having.games, wins: all.wins - having.wins };
  return { with: having, without, lift: newcombe(shareOf(having), shareOf(without), z) };
}

const shareOf = ({ games, wins }: Won): Share => ({ count: wins, of: games });
