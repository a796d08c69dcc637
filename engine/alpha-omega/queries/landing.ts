import type { Look } from '../look.ts';
import type { Ledger, Note } from '../reasons.ts';
import type { InPlay } from '../types.ts';
import { find, left } from './cards.ts';
import { sharesOf, type Share } from './protection.ts';

/** Who takes how much of some damage meant for a card, with what protects it, and what each has left then. */
export function landingOf(
  look: Look,
  target: InPlay,
  amount: number,
): { readonly shares: readonly Share[]; readonly parts: readonly Note[] } {
  const parts: Ledger = [];
  const shares = sharesOf(look, target, amount, parts);
  for (const { card, amount: points, absorbedFor } of shares) {
    const taker = find(look.table, card);
    if (!taker) continue;
    const rest = Math.max(0, left(look, taker) - points);
    parts.push(
      absorbedFor === undefined
        ? { code: 'lands', card, amount: points, result: rest }
        : { code: 'absorbed', card, other: absorbedFor, amount: points, result: rest },
    );
    if (rest === 0) parts.push({ code: 'defeats', card });
  }
  return { shares, parts };
}
