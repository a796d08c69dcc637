import type { Limit } from '../definitions.ts';
import type { Look } from '../look.ts';
import type { DefId } from '../selects.ts';
import type { CardId } from '../types.ts';
import { limitKey } from './limits.ts';
import { rosterOf, type Carried } from './roster.ts';

/** How often a card's ability that can be used several times can still be used. */
export interface UsesLeft {
  readonly card: CardId;
  readonly def: DefId;
  readonly per: Limit['per'];
  readonly times: number;
  readonly left: number;
}

type Limited = Parameters<typeof limitKey>[0];

/** Of the cards in force, how often each ability with several uses can still be used; of lasting effects nothing is said. */
export function usesLeft(look: Look): readonly UsesLeft[] {
  const { activated, interrupts, triggered } = rosterOf(look);
  const found = new Map<string, UsesLeft>();
  for (const carried of [...activated, ...interrupts, ...triggered]) {
    const left = leftOf(look, carried);
    if (left !== null) found.set(`${String(left.card)} ${limitKey(carried)}`, left);
  }
  return [...found.values()];
}

function leftOf({ table }: Look, carried: Limited & Carried): UsesLeft | null {
  const { source, ability } = carried;
  const { per, times = 1 } = ability.limit ?? {};
  if (per === undefined || times < 2 || source.lasting !== null) return null;
  const used = table.uses[per][limitKey(carried)] ?? 0;
  const def = table.cards[source.self]?.def ?? '';
  return { card: source.self, def, per, times, left: Math.max(0, times - used) };
}
