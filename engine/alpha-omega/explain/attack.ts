import type { Look } from '../game.ts';
import { find, left } from '../queries/cards.ts';
import { sharesOf } from '../queries/protection.ts';
import { armedStrengthOf, attackOf } from '../queries/strength.ts';
import type { Ledger, Note } from '../reasons.ts';
import type { InPlay } from '../types.ts';
import { strengthParts } from './strength.ts';

/** Why a blow deals so much damage (ruling 4), and, against a target, who would take how much of it. */
export function attackParts(look: Look, card: InPlay, target: InPlay | null): readonly Note[] {
  const parts: Ledger = [];
  const amount = attackOf(look, card, target, parts);
  // Strength and weapons are what it weighs as well, which has parts of its own.
  const armed: Ledger = [];
  armedStrengthOf(look, card, armed);
  const blow: readonly Note[] = [
    ...strengthParts(look, card),
    ...parts.slice(armed.length),
    { code: 'blow', card: card.id, result: amount },
  ];
  return target === null ? blow : [...blow, ...landing(look, target, amount)];
}

function landing(look: Look, target: InPlay, amount: number): readonly Note[] {
  const parts: Ledger = [];
  for (const share of sharesOf(look, target, amount, parts)) {
    const taker = find(look.table, share.card);
    if (!taker) continue;
    const rest = Math.max(0, left(look, taker) - share.amount);
    const { card, amount: points, absorbedFor } = share;
    parts.push(
      absorbedFor === undefined
        ? { code: 'lands', card, amount: points, result: rest }
        : { code: 'absorbed', card, other: absorbedFor, amount: points, result: rest },
    );
    if (rest === 0) parts.push({ code: 'defeats', card });
  }
  return parts;
}
