import { z } from 'zod';
import type { JourneyOfGame } from '../../../db/games/games.ts';
import { ok, type Result } from '../../../engine/kernel/result.ts';
import type { SavedState } from '../../../engine/kernel/save.ts';
import type { GameSummary } from '../../shared/api.ts';

/** The Objectives achieved in a campaign, by the state that is kept of it; null where there is none. */
export function achievedIn(state: SavedState | null): number | null {
  const shape = z.object({ table: z.object({ achievedObjectives: z.array(z.unknown()) }) });
  try {
    const read = shape.safeParse(JSON.parse(state?.text ?? 'null'));
    return read.success ? read.data.table.achievedObjectives.length : null;
  } catch {
    return null;
  }
}

/** The summary of a game with the name of its journey. */
export function withJourney(
  summary: Result<GameSummary, string>,
  journey: JourneyOfGame | null,
): Result<GameSummary, string> {
  if (!summary.ok || journey === null) return summary;
  const kind = journey.kind === 'pilgrimage' ? 'pilgrimage' : 'campaign';
  return ok({ ...summary.value, journey: { ...journey, kind } });
}
