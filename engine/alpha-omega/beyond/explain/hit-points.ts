import type { Look } from '../../look.ts';
import { hitPoints, left } from '../../queries/cards.ts';
import { armourOf } from '../../queries/protection.ts';
import { damageTo, strengthOf } from '../../queries/strength.ts';
import type { Ledger, Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';

/**
 * Why a card has so many hit points left: what is printed, the damage tokens on it, and what guards it. A changed Strength
 * is named as what does not count (ruling 9).
 */
export function hitPointParts(look: Look, card: InPlay): readonly Note[] {
  const { id } = card;
  const whole = hitPoints(look, card);
  if (whole === null) return [{ code: 'noHitPoints', card: id }];
  const parts: Ledger = [{ code: 'hitPoints', card: id, amount: whole }];
  if (card.damage > 0) parts.push({ code: 'damageTokens', card: id, amount: card.damage });
  const strength: Ledger = [];
  const amount = strengthOf(look, card, strength);
  if (amount !== null && amount !== strength[0]?.amount)
    parts.push({ code: 'strengthAside', card: id, amount });
  parts.push({ code: 'left', card: id, result: Math.max(0, left(look, card)) });
  for (const item of armourOf(look, card))
    parts.push({ code: 'armour', card: item.id, other: id, amount: left(look, item) });
  // Asked for the notes alone: what would be taken from, or added to, damage to come.
  damageTo(look, card, Infinity, parts);
  return parts;
}
