import type { Look } from '../game.ts';
import type { InPlay } from '../types.ts';
import { isForbidden } from './strength.ts';
import { aimOf } from './targeting.ts';

/** Why an Opponent cannot attack, whatever else it could do; null when it can. */
export function whyNoBlow(look: Look, attacker: InPlay): 'cannotAttack' | 'nothingToAttack' | null {
  if (isForbidden(look, attacker, 'attack')) return 'cannotAttack';
  return aimOf(look, attacker).cards.length === 0 ? 'nothingToAttack' : null;
}
