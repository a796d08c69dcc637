import type { Amount, Select } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { CardId, Scope } from '../types.ts';
import { defOf, find, seatOf } from './cards.ts';
import { fitsPrint, matches, resolve } from './matching.ts';
import { preyOfOpponents, weakest } from './targeting.ts';

/** The cards that fit, in order of entry into play; with `pick` those of them that are meant (several on a tie). */
export function selectCards(look: Look, select: Select, scope: Scope): readonly CardId[] {
  if (select.zone === 'discard') return inDiscard(look, select, scope);
  const fitting = look.table.inPlay.filter((card) => matches(look, select, card, scope));
  switch (select.pick) {
    case undefined:
      return fitting.map((card) => card.id);
    case 'weakest': {
      const prey = preyOfOpponents(look);
      return weakest(
        look,
        fitting.filter((card) => prey.includes(card)),
      ).map((card) => card.id);
    }
    case 'first':
      return fitting.slice(0, 1).map((card) => card.id);
    case 'nextAfterFirst': {
      const host = resolve(look, 'host', scope)[0];
      const at = fitting.findIndex((card) => card.id === host);
      return fitting.slice(Math.max(at, 0) + 1, Math.max(at, 0) + 2).map((card) => card.id);
    }
    default:
      return select.pick satisfies never;
  }
}

/** The number an amount stands for. */
export function amountOf(look: Look, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('bound' in amount) return scope.bound[amount.bound]?.[0] ?? 0;
  return selectCards(look, amount.count, scope).length;
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

function inDiscard(look: Look, select: Select, scope: Scope): readonly CardId[] {
  const pile = look.table.goodPiles[seatOf(look.table, scope.seat).pile];
  const named = select.is === undefined ? null : resolve(look, select.is, scope);
  return (pile?.discard ?? []).filter(
    (id) => (named === null || named.includes(id)) && fitsPrint(select, defOf(look, id)),
  );
}
