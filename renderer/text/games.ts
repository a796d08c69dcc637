import type { GameSummary } from '../../electron/shared/api.ts';
import { listOf } from './line.ts';

const ENDS = { good: 'won', opponent: 'lost' } as const;

/** "Mindy, round 3", or how it ended. */
export function gameLine(game: GameSummary): string {
  const who = listOf(game.seats);
  return game.outcome === null
    ? `${who}, round ${game.round}`
    : `${who}, ${game.outcome.winner === null ? 'a stand-off' : ENDS[game.outcome.winner]} in round ${game.outcome.round}`;
}
