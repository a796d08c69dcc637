import type { Balance, View } from '../../../../engine/alpha-omega/index.ts';
import { isDue } from '../words/game/goals.ts';
import { lead } from '../words/game/outcome.ts';

/** What hangs on a Strength Check: `low` where neither side is near to deciding the game, `high` where one is. */
export type Stakes = 'low' | 'usual' | 'high';

/** In so many rounds the scale is new, and told in full. */
const NEW = 2;

/** How near the lead is to the one that decides, as a share of it. */
const [LOW, HIGH] = [0.4, 0.75];

/**
 * What hangs on a Strength Check that finds this balance.
 * @param view the table after it, with the leads and the Objective's own words that decide
 */
export function stakesOf(
  balance: Balance,
  view: Pick<View, 'goal' | 'lostBy' | 'round' | 'ends' | 'objectiveRound'>,
): Stakes {
  const { goal, lostBy, round, ends } = view;
  if (ends.some((end) => isDue(end, view) && end.holds)) return 'high';
  const by = lead(balance);
  const near = Math.abs(by) / (by < 0 ? lostBy : goal);
  if (near >= HIGH) return 'high';
  return near < LOW && round > NEW ? 'low' : 'usual';
}
