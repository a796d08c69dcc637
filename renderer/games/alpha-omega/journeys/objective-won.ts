import type { Outcome, View } from '../../../../engine/alpha-omega/index.ts';
import { lead } from '../words/game/outcome.ts';

type Won = Pick<View, 'round' | 'objectiveRound' | 'balances' | 'balance' | 'goal' | 'ends' | 'variants'>;

/** By what an Objective that another follows was achieved: its own words come before the lead, as when the game is judged. */
function reasonOf({ ends, objectiveRound, goal, variants }: Won, by: number): Outcome['reason'] {
  if (variants.includes('allOrNothing') || variants.includes('allAsWell')) return 'opponentDeckDefeated';
  const isFulfilled = ends.some(
    ({ wins, holds, round }) => wins === 'good' && holds && objectiveRound >= (round ?? 0),
  );
  if (isFulfilled) return 'objectiveFulfilled';
  return by >= goal ? 'objectiveAchieved' : 'opponentDeckDefeated';
}

/**
 * An Objective that was achieved in a campaign that goes on, as the end of a game is told.
 * @param view the table as its last Strength Check left it
 * @param achieved so many Objectives are achieved with it
 */
export function victoryOf(view: Won, achieved: number): Outcome {
  const balance = view.balances.at(-1) ?? view.balance;
  const reason = reasonOf(view, lead(balance));
  return { winner: 'good', reason, round: view.round, balance, achieved, scores: [] };
}
