import type { View } from '../../engine/index.ts';
import { t } from './language/language.ts';

/** So near to the end, in points, it is said in words. */
const NEAR = 10;

/**
 * How far a lead is from deciding the game at the Strength Check, where few points are missing or none any more; null where
 * many are.
 * @param by points by which Good leads; below 0 the Opponents do
 */
export function nearWords(by: number, { goal, lostBy }: Pick<View, 'goal' | 'lostBy'>): string | null {
  const left = by < 0 ? lostBy + by : goal - by;
  if (by === 0 || left > NEAR) return null;
  if (left > 0) return t(by < 0 ? 'table.nearLost' : 'table.nearWon', { count: left });
  return t(by < 0 ? 'table.beyondLost' : 'table.beyondWon');
}
