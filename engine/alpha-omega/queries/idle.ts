import type { Look } from '../look.ts';
import type { InPlay } from '../types.ts';
import { isBeaten } from './cards.ts';
import { isForbidden } from './strength.ts';
import { aimOf, type Told } from './targeting.ts';

/** Why an Opponent cannot attack, whatever else it could do; null when it can. */
export function whyNoBlow(
  look: Look,
  attacker: InPlay,
  told: Told | null = null,
): 'cannotAttack' | 'nothingToAttack' | null {
  if (isForbidden(look, attacker, 'attack')) return 'cannotAttack';
  return aimOf(look, attacker, told).cards.length === 0 ? 'nothingToAttack' : null;
}

/** Why a card cannot make one strike another, were they named outright; null when it can. */
export function whyNoStrike(
  look: Look,
  attacker: InPlay,
  target: InPlay,
): 'cannotAttack' | 'nothingToAttack' | null {
  if (isForbidden(look, attacker, 'attack')) return 'cannotAttack';
  return isForbidden(look, target, 'beAttacked') || isBeaten(look, target) ? 'nothingToAttack' : null;
}
