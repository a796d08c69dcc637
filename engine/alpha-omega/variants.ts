import { invariant } from '../kernel/invariant.ts';
import type { Catalogue, DefId } from './definitions.ts';
import { printOf } from './queries/cards.ts';
import type { Variant } from './types.ts';

/** Rulebook, Fast or Extended Play: the lead that decides, instead of the Objective's own. */
const LEADS: { readonly [V in Variant]?: number } = { fast: 25, extended: 100 };

/** The lead at a Strength Check that achieves or loses an Objective. */
export function goalOf(objective: DefId, variants: readonly Variant[], content: Catalogue): number {
  const def = printOf(content, objective);
  invariant(def.type === 'objective', `"${objective}" is not an Objective`);
  for (const variant of variants) {
    const lead = LEADS[variant];
    if (lead !== undefined) return lead;
  }
  return def.value;
}
