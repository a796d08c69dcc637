import type { CardDef, Condition, Ref, Select, Side } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { CardId, InPlay, Scope } from '../types.ts';
import { countsFor, find, printOf, seatOf } from './cards.ts';

/** The cards a name stands for in a running ability. */
export function resolve(look: Look, ref: Ref, scope: Scope): readonly CardId[] {
  if (ref === 'self') return [scope.self];
  const bound = scope.bound[ref];
  if (bound) return bound;
  if (ref !== 'host') return [];
  const host = find(look.table, scope.self)?.host;
  return host === undefined || host === null ? [] : [host];
}

/** Does the card in play fit, `zone` and `pick` left aside? */
export function matches(look: Look, select: Select, card: InPlay, scope: Scope): boolean {
  if (select.side !== undefined && !standsWith(look, select.side, card)) return false;
  if (select.lured !== undefined && card.lured !== select.lured) return false;
  if (select.of !== undefined && !isOf(select.of, card, scope)) return false;
  if (select.damaged !== undefined && card.damage > 0 !== select.damaged) return false;
  if (select.is !== undefined && !resolve(look, select.is, scope).includes(card.id)) return false;
  if (select.not !== undefined && resolve(look, select.not, scope).includes(card.id)) return false;
  return fitsPrint(select, printOf(look.content, card.def));
}

/** Does the print fit what the select says of prints? */
export function fitsPrint(select: Select, def: CardDef): boolean {
  if (select.type !== undefined && !isAny(select.type, def.type)) return false;
  if (select.name !== undefined && def.id !== select.name) return false;
  if (select.supernatural === undefined && select.trait === undefined) return true;
  if (def.type !== 'person') return false;
  if (select.supernatural !== undefined && def.supernatural !== select.supernatural) return false;
  return select.trait === undefined || def.traits.some((trait) => isAny(select.trait ?? [], trait));
}

/** Ruling 31: what is said of Good or Opponent cards does not reach a Lured Player's. */
function standsWith(look: Look, side: Side, card: InPlay): boolean {
  return card.side === side && (side === 'opponent' || countsFor(look.table, card) === 'good');
}

function isAny<T extends string>(wanted: T | readonly T[], value: T): boolean {
  return typeof wanted === 'string' ? wanted === value : wanted.includes(value);
}

function isOf(whose: 'you' | 'others', card: InPlay, scope: Scope): boolean {
  return card.owner !== null && (card.owner === scope.seat) === (whose === 'you');
}

/** Is the condition true right now? */
export function holds(look: Look, condition: Condition, scope: Scope): boolean {
  if ('there' in condition) return isThere(look, condition.there, scope, condition.atLeast ?? 1);
  if ('not' in condition) return !holds(look, condition.not, scope);
  if ('all' in condition) return condition.all.every((part) => holds(look, part, scope));
  if ('age' in condition) return find(look.table, scope.self)?.clock?.age === condition.age;
  if ('players' in condition) return (look.table.seats.length === 1) === (condition.players === 'alone');
  return condition.lured === 'youEver'
    ? seatOf(look.table, scope.seat).everLured
    : look.table.seats.some((seat, index) => index !== scope.seat && seat.everLured);
}

function isThere(look: Look, select: Select, scope: Scope, atLeast: number): boolean {
  let count = 0;
  for (const card of look.table.inPlay) {
    if (matches(look, select, card, scope)) count += 1;
    if (count >= atLeast) return true;
  }
  return count >= atLeast;
}
