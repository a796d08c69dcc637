import type { Amount, Select } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, Scope } from '../types.ts';
import { defOf, find, get, isBeaten } from './cards.ts';
import { fitsPrint, matches, resolve } from './matching.ts';
import { strengthOf } from './strength.ts';
import { preyOfOpponents, strongest, weakest } from './targeting.ts';
import { cardsFitting } from './zones.ts';

/** The cards that fit, in order of entry into play; with `pick` those of them that are meant (several on a tie). */
export function selectCards(look: Look, select: Select, scope: Scope): readonly CardId[] {
  const fitting = cardsFitting(look, select, scope);
  switch (select.pick) {
    case undefined:
      return fitting;
    case 'weakest':
    case 'strongest': {
      // Of Good cards, only those that Opponents may attack are weak or strong in the rulebook's sense; who is about to fall is neither.
      const cards =
        select.side === 'opponent'
          ? fitting.map((id) => get(look.table, id)).filter((card) => !isBeaten(look, card))
          : preyOfOpponents(look).filter(({ id }) => fitting.includes(id));
      return (select.pick === 'weakest' ? weakest : strongest)(look, cards).map(({ id }) => id);
    }
    case 'first':
      return fitting.slice(0, 1);
    case 'last':
      return fitting.slice(-1);
    case 'nextAfterFirst': {
      const at = fitting.findIndex((id) => id === resolve(look, 'host', scope)[0]);
      return fitting.slice(Math.max(at, 0) + 1, Math.max(at, 0) + 2);
    }
    default:
      return select.pick satisfies never;
  }
}

/** Whom `raise` means by its words: only Persons rise, and only from the Opponents' discard pile. */
export const raisable = (what: Select): Select => ({ ...what, zone: 'opponentDiscard', type: 'person' });

/** The number an amount stands for. */
export function amountOf(look: Look, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('bound' in amount) return scope.bound[amount.bound]?.[0] ?? 0;
  if ('count' in amount) return selectCards(look, amount.count, scope).length;
  const card = find(look.table, resolve(look, amount.strengthOf, scope)[0] ?? -1);
  return card ? (strengthOf(look, card) ?? 0) : 0;
}

/** Which of some cards, wherever they are, fit the select by their print and, in play, by their state. */
export function amongCards(
  look: Look,
  cards: readonly CardId[],
  select: Select,
  scope: Scope,
): readonly CardId[] {
  return cards.filter((id) => {
    const card = find(look.table, id);
    return card ? matches(look, select, card, scope) : fitsPrint(select, defOf(look, id));
  });
}
