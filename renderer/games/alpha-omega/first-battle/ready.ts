import type { LevelTile, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { isLearnt, LESSONS, withoutLessons } from '../hints/hints.ts';
import { firstBattle } from './first-battle.ts';

/**
 * Makes ready for the First Battle: whoever asks for it is taught anew, whatever is known by now.
 * @param usualName what somebody is called whom the program does not know
 * @returns what to ask for; null where it cannot be played
 */
export async function readyForFirstBattle(
  levels: readonly LevelTile[],
  usualName: string,
): Promise<NewGame | null> {
  const { players, learnt } = settings.chosen;
  const request = firstBattle(levels, players[0]?.name ?? usualName);
  if (request !== null) await settings.change({ hints: true, learnt: withoutLessons(learnt) });
  return request;
}

/** Are there lessons left for who plays this First Battle? They end by themselves once all is known that nobody plays without. */
export const areLessonsDue = ({ outcome }: Pick<View, 'outcome'>): boolean =>
  settings.now.hints &&
  outcome === null &&
  LESSONS.some((lesson) => !isLearnt(lesson, settings.chosen.learnt));
