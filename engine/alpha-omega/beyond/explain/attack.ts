import { declareAttack } from '../../evolve-parts.ts';
import type { Look } from '../../look.ts';
import { find } from '../../queries/cards.ts';
import { landingOf } from '../../queries/landing.ts';
import { attackOf } from '../../queries/strength.ts';
import type { FactCode, Ledger, Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';
import { strengthParts } from './strength.ts';

/**
 * Why a blow deals so much damage (ruling 4), and, against a target, who would take how much of it: whoever strikes has acted by
 * then.
 */
export function attackParts(look: Look, card: InPlay, target: InPlay | null): readonly Note[] {
  if (target === null) return blowParts(look, card, null);
  const declared = declaredIn(look, card, target);
  const blow = blowParts(declared, find(declared.table, card.id) ?? card, target);
  const amount = blow.at(-1)?.result ?? 0;
  return [...blow, ...landingOf(declared, target, amount).parts];
}

/** The table with the attack declared on it, unless it is already. */
function declaredIn(look: Look, { id: by }: InPlay, target: InPlay): Look {
  if (look.table.attack?.by === by) return look;
  return { ...look, table: declareAttack(look.table, { by, target: target.id }) };
}

/** What a blow is made of, and, last, what it comes to. */
export function blowParts(look: Look, card: InPlay, target: InPlay | null): readonly Note[] {
  const parts: Ledger = [];
  const amount = attackOf(look, card, target, parts);
  return [
    ...strengthParts(look, card),
    ...parts.filter(({ code }) => !IS_WEIGHT.has(code)),
    { code: 'blow', card: card.id, result: amount },
  ];
}

/** Strength and weapons are what it weighs as well, which has parts of its own. */
const IS_WEIGHT: ReadonlySet<FactCode> = new Set(['strength', 'weapon']);
