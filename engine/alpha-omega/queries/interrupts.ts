import type { InterruptAbility } from '../definitions.ts';
import type { Select } from '../selects.ts';
import type { Look } from '../look.ts';
import type { Bound, CardId, InPlay, Scope } from '../types.ts';
import { find, isBeaten, isLuredPlayer } from './cards.ts';
import { isAvailable, limitKey } from './limits.ts';
import { matches } from './matching.ts';
import { amongCards } from './selecting.ts';
import { interruptsInForce, scopeOf } from './sources.ts';

/** An interrupt that could be used now. */
export interface Interrupt {
  readonly self: CardId;
  readonly ability: InterruptAbility;
  readonly index: number;
  readonly key: string;
  readonly scope: Scope;
}

/** The moment an interrupt could step in: `card` is attacked, or about to fall, by `by`. */
export interface Danger {
  readonly on: InterruptAbility['on'];
  readonly card: InPlay;
  readonly by: CardId;
}

/**
 * The interrupts that could step in for a card, the longest in play first. A Lured Player's cards do not help, nor does
 * what a Lured Person carries, nor who is about to fall, but to save itself (ruling 44).
 * @param asked the interrupts (`card#ability`) that were already used or declined
 */
export function interruptsFor(
  look: Look,
  { on, card, by }: Danger,
  asked: readonly string[],
): readonly Interrupt[] {
  const bound: Bound = { it: [card.id], other: [by] };
  return interruptsInForce(look).flatMap((carried): readonly Interrupt[] => {
    const { source, ability, index } = carried;
    const { self, owner, side } = source;
    if (ability.on !== on || owner === null || side === 'opponent') return [];
    if (isLuredPlayer(look.table, owner)) return [];
    if (self !== card.id && isAboutToFall(look, self)) return [];
    const key = limitKey(carried);
    if (asked.includes(askedKey(self, index)) || !isAvailable(look.table, ability.limit, key)) return [];
    const scope = scopeOf(look, source, bound);
    const stepsIn = matches(look, ability.who, card, scope) && comesFrom(look, ability.by, by, scope);
    return stepsIn ? [{ self, ability, index, key, scope }] : [];
  });
}

function isAboutToFall(look: Look, id: CardId): boolean {
  const card = find(look.table, id);
  return card !== undefined && isBeaten(look, card);
}

/** Is it the kind of card that the interrupt steps in against? One that has left play is judged by its print. */
function comesFrom(look: Look, wanted: Select | undefined, by: CardId, scope: Scope): boolean {
  return wanted === undefined || amongCards(look, [by], wanted, scope).length > 0;
}

/** How an interrupt is remembered as used or declined. */
export const askedKey = (self: CardId, index: number): string => `${String(self)}#${String(index)}`;
