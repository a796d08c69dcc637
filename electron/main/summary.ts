import type { JourneyOfGame } from '../../db/games.ts';
import { ok, type Result } from '../../engine/kernel/result.ts';
import type { GameSummary } from '../shared/api.ts';

/** What is told of a game in a list, with the name of the journey that it is played on. */
export function withJourney(
  summary: Result<GameSummary, string>,
  journey: JourneyOfGame | null,
): Result<GameSummary, string> {
  if (!summary.ok || journey === null) return summary;
  const kind = journey.kind === 'pilgrimage' ? 'pilgrimage' : 'campaign';
  return ok({ ...summary.value, journey: { ...journey, kind } });
}
