import type { CardDef } from '../definitions.ts';
import type { Ref, Select, Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay, Scope } from '../types.ts';
import { attachments, countsFor, find, printOf } from './cards.ts';

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
  if (!isMeant(look, select, card.id, scope)) return false;
  if (select.acted !== undefined && card.acted !== select.acted) return false;
  if (select.bears !== undefined && !bears(look, card, select.bears)) return false;
  return fitsPrint(select, printOf(look.content, card.def));
}

/** Is it one of the cards that the select names, if it names some, and none of those it excludes? */
export function isMeant(look: Look, { is, not }: Select, id: CardId, scope: Scope): boolean {
  if (is !== undefined && !resolve(look, is, scope).includes(id)) return false;
  return not === undefined || !resolve(look, not, scope).includes(id);
}

/** Does the print fit what the select says of prints? */
export function fitsPrint(select: Select, def: CardDef): boolean {
  if (select.type !== undefined && !isAny(select.type, def.type)) return false;
  if (select.name !== undefined && def.id !== select.name) return false;
  if (select.strength !== undefined && !isAsStrong(select.strength, def)) return false;
  const { supernatural, trait } = select;
  if (supernatural === undefined && trait === undefined) return true;
  if (def.type !== 'person') return false;
  if (supernatural !== undefined && def.supernatural !== supernatural) return false;
  return trait === undefined || def.traits.some((one) => isAny(trait, one));
}

/** Strength as printed; an Event has none. */
function isAsStrong(wanted: NonNullable<Select['strength']>, def: CardDef): boolean {
  if (!('strength' in def)) return false;
  return 'atLeast' in wanted ? def.strength >= wanted.atLeast : def.strength <= wanted.atMost;
}

function bears(look: Look, card: InPlay, what: 'item' | 'event'): boolean {
  return attachments(look.table, card.id).some(({ def }) => printOf(look.content, def).type === what);
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
