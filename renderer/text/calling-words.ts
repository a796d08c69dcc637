import type { CallingView } from '../../engine/index.ts';
import { t } from './language/language.ts';
import type { Followed } from './objective-round.ts';

/** How far a Calling is, and, once it is achieved, how long it helps, in the rounds of the Objective on the table. */
export function callingProgress(
  { achieved, holds, until, progress, times }: CallingView,
  followed: Followed = [],
): string {
  if (!achieved) return t('table.progress', { done: progress, times });
  if (!holds) return t('table.achieved');
  return until === null
    ? t('table.achievedHolds')
    : t('table.achievedTo', { round: until - (followed.at(-1) ?? 0) });
}
