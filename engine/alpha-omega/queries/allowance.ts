import type { Look } from '../game.ts';
import { forces } from './sources.ts';

/** How many cards a phase lets draw or play: 1, and what cards in force add or take away; never less than none. */
export function allowance(look: Look, phase: 'drawPhase' | 'playPhase' | 'opponentPhase'): number {
  let amount = 1;
  for (const { ability } of forces(look, phase)) amount += ability.gives.add;
  return Math.max(0, amount);
}
