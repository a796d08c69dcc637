import type { Look } from '../look.ts';
import type { CardId } from '../types.ts';
import { forces } from './sources.ts';

type Counted = 'drawPhase' | 'playPhase' | 'opponentPhase';

/** How many cards a phase lets draw or play: 1, and what cards in force add or take away; never less than none. */
export function allowance(look: Look, phase: Counted): number {
  let amount = 1;
  for (const { ability } of forces(look, phase)) amount += ability.gives.add;
  return Math.max(0, amount);
}

/** The card longest in force that adds to a phase, or takes from it; null when none does. */
export function changer(look: Look, phase: Counted, way: 'adds' | 'takes'): CardId | null {
  const found = forces(look, phase).find(({ ability }) => ability.gives.add > 0 === (way === 'adds'));
  return found?.scope.self ?? null;
}

/** The card that takes the Draw Phase's card away; null when there is one to draw. */
export const drawTakenBy = (look: Look): CardId | null =>
  allowance(look, 'drawPhase') === 0 ? changer(look, 'drawPhase', 'takes') : null;
