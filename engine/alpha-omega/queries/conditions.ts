import type { Condition, Select, Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { Scope, Table } from '../types.ts';
import { find, seatOf } from './cards.ts';
import { matches } from './matching.ts';
import { cardsFitting } from './zones.ts';

/** Is the condition true right now? */
export function holds(look: Look, condition: Condition, scope: Scope): boolean {
  if ('there' in condition) return isThere(look, condition.there, scope, condition.atLeast ?? 1);
  if ('not' in condition) return !holds(look, condition.not, scope);
  if ('all' in condition) return condition.all.every((part) => holds(look, part, scope));
  if ('any' in condition) return condition.any.some((part) => holds(look, part, scope));
  if ('age' in condition) return find(look.table, scope.self)?.clock?.age === condition.age;
  if ('round' in condition) return look.table.round - look.table.objectiveSince >= condition.round;
  if ('lead' in condition) return leadOf(look.table, condition.lead) >= condition.by;
  if ('players' in condition) return (look.table.seats.length === 1) === (condition.players === 'alone');
  return condition.lured === 'youEver'
    ? seatOf(look.table, scope.seat).everLured
    : look.table.seats.some((seat, index) => index !== scope.seat && seat.everLured);
}

/** What the last Strength Check of this Objective found: Strength itself may hang on a lead. */
function leadOf({ balances, objectiveSince }: Table, side: Side): number {
  const { good = 0, opponent = 0 } = (balances.length > objectiveSince ? balances.at(-1) : undefined) ?? {};
  return side === 'good' ? good - opponent : opponent - good;
}

function isThere(look: Look, select: Select, scope: Scope, atLeast: number): boolean {
  if (select.zone !== undefined && select.zone !== 'play')
    return cardsFitting(look, select, scope).length >= atLeast;
  let count = 0;
  for (const card of look.table.inPlay) {
    if (matches(look, select, card, scope)) count += 1;
    if (count >= atLeast) return true;
  }
  return count >= atLeast;
}
