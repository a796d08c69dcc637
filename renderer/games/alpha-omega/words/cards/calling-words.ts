import type { CallingView, CardDef } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Followed } from '../telling/objective-round.ts';

/** Does a Calling help in the moment in which it is achieved, and no more after that? */
const helpsOnce = ({ abilities }: Pick<CardDef, 'abilities'>): boolean =>
  abilities.length > 0 &&
  abilities.every(
    (ability) => ability.kind === 'triggered' && ability.on.every(({ moment }) => moment === 'isAchieved'),
  );

/**
 * How far a Calling is, and, once it is achieved, how long it helps, in the rounds of the Objective on the table.
 * @param def its print
 */
export function callingProgress(
  { achieved, holds, until, progress, times }: CallingView,
  def: Pick<CardDef, 'abilities'>,
  followed: Followed = [],
): string {
  if (!achieved) return t('table.progress', { done: progress, times });
  if (!holds || helpsOnce(def)) return t('table.achieved');
  return until === null
    ? t('table.achievedHolds')
    : t('table.achievedTo', { round: until - (followed.at(-1) ?? 0) });
}
