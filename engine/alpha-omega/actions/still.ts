import type { Game } from '../game.ts';
import { forces } from '../queries/sources.ts';
import type { Phase } from '../types.ts';

/** Ruling 11: while a card holds the Opponents still, their phase is passed over, and it is told which card does it. */
export function isHeldStill(game: Game, phase: Phase): boolean {
  const still = forces(game, 'opponentsStill')[0];
  if (still) game.emit({ type: 'phaseSkipped', phase, because: still.scope.self });
  return still !== undefined;
}
