import type { Side, View } from '../../engine/index.ts';
import { t } from './language/language.ts';

/** So near to the end, in points, it is said in words. */
const NEAR = 10;

/**
 * How far a lead is from deciding the game at the Strength Check, where few points are missing or none any more; null where
 * many are.
 * @param by points by which Good leads; below 0 the Opponents do
 * @param other who would win by what the Objective says besides the leads; null where nobody
 */
export function nearWords(
  by: number,
  { goal, lostBy }: Pick<View, 'goal' | 'lostBy'>,
  other: Side | null = null,
): string | null {
  const left = by < 0 ? lostBy + by : goal - by;
  const byLead = by === 0 || left > 0 ? null : by < 0 ? 'opponent' : 'good';
  // Where both sides win, the Opponents do.
  if (byLead === 'opponent' || other === 'opponent') return t('table.beyondLost');
  if (byLead === 'good' || other === 'good') return t('table.beyondWon');
  if (by === 0 || left > NEAR) return null;
  return t(by < 0 ? 'table.nearLost' : 'table.nearWon', { count: left });
}
