import type { Forbidden } from '../definitions.ts';
import type { Select, Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { Balance, CardId, InPlay, Scope } from '../types.ts';
import type { Ledger } from '../reasons.ts';
import { attachments, countsFor, find, personOf, printOf } from './cards.ts';
import { keptForTable } from './kept.ts';
import { matches } from './matching.ts';
import { affects, forces, forcesOn } from './sources.ts';
import { cardsFitting } from './zones.ts';

/**
 * Strength as it counts in attack and balance (ruling 9): what is printed, plus everything added, then multiplied, then
 * set; never below 0. Null for cards that have no offensive Strength: Places, Events, defensive Items.
 */
export function strengthOf(look: Look, card: InPlay, why?: Ledger): number | null {
  const printed = offensive(look, card);
  if (printed === null) return null;
  why?.push({ code: 'printed', card: card.id, amount: printed });
  let added = printed;
  let times = 1;
  let set: number | null = null;
  for (const { ability, scope } of forcesOn(look, 'strength', card)) {
    const { gives } = ability;
    if ('add' in gives) {
      const more = addedBy(look, gives.add, scope);
      added += more;
      why?.push({ code: 'strengthAdded', card: scope.self, other: card.id, amount: more });
    } else if ('times' in gives) {
      times *= gives.times;
      why?.push({ code: 'strengthTimes', card: scope.self, other: card.id, amount: gives.times });
    } else {
      set = gives.set;
      why?.push({ code: 'strengthSet', card: scope.self, other: card.id, amount: gives.set });
    }
  }
  return notBelowZero(set ?? added * times, card, why);
}

/** Points, or one for each of some cards. */
function addedBy(look: Look, add: number | { readonly count: Select }, scope: Scope): number {
  return typeof add === 'number' ? add : cardsFitting(look, add.count, scope).length;
}

/** Ruling 9. */
function notBelowZero(amount: number, card: InPlay, why?: Ledger): number {
  if (amount < 0) why?.push({ code: 'neverBelowZero', card: card.id, amount });
  return Math.max(0, amount);
}

/** Rulebook, Strength Check Phase: defensive Items and Places do not count. */
function offensive(look: Look, card: InPlay): number | null {
  const def = printOf(look.content, card.def);
  if (def.type === 'person') return def.strength;
  return def.type === 'item' && def.attack > 0 ? def.attack : null;
}

/**
 * The Strength of a Person with that of the weapons it carries: what it strikes with, and what they weigh together
 * (the worked example's "combined Strength of 8 for Agares and the Black Blade").
 */
export function armedStrengthOf(look: Look, card: InPlay, why?: Ledger): number {
  let amount = strengthOf(look, card) ?? 0;
  why?.push({ code: 'strength', card: card.id, result: amount });
  for (const item of attachments(look.table, card.id)) {
    const more = strengthOf(look, item);
    if (more === null) continue;
    amount += more;
    why?.push({ code: 'weapon', card: item.id, other: card.id, amount: more });
  }
  return amount;
}

/**
 * The damage of a Person's blow: Strength, the weapons it carries, and what abilities add against this target. The last
 * part does not count in the balance (the worked example's Azrael: 7 and 1 more).
 */
export function attackOf(look: Look, card: InPlay, target: InPlay | null, why?: Ledger): number {
  let amount = armedStrengthOf(look, card, why);
  for (const { ability, scope } of forcesOn(look, 'damageDealt', card)) {
    const { add, against } = ability.gives;
    if (against !== undefined && (target === null || !matches(look, against, target, scope))) continue;
    amount += add;
    why?.push({ code: 'damageDealt', card: scope.self, other: card.id, amount: add });
  }
  return notBelowZero(amount, card, why);
}

/** What is left of some damage after what protects the card itself (armour is another card's matter). */
export function damageTo(look: Look, card: InPlay, amount: number, why?: Ledger): number {
  let taken = amount;
  let least: { readonly by: CardId; readonly atMost: number } | undefined;
  for (const { ability, scope } of forcesOn(look, 'damageTaken', card)) {
    const { gives } = ability;
    if ('add' in gives) {
      taken += gives.add;
      why?.push({ code: 'damageTaken', card: scope.self, other: card.id, amount: gives.add });
    } else if (least === undefined || gives.atMost < least.atMost) {
      least = { by: scope.self, atMost: gives.atMost };
    }
  }
  if (least && least.atMost < taken) {
    taken = least.atMost;
    why?.push({ code: 'damageAtMost', card: least.by, other: card.id, amount: taken });
  }
  return notBelowZero(taken, card, why);
}

/** Is something forbidden to this card, or to be done to it? */
export function isForbidden(look: Look, card: InPlay, what: Forbidden): boolean {
  return forbiddenBy(look, card, what) !== undefined;
}

/** May a card be brought over, or defeated without damage? */
export function mayBeOvercome(look: Look, id: CardId): boolean {
  const card = find(look.table, id);
  return card !== undefined && !isForbidden(look, card, 'beOvercome');
}

/** The card whose words forbid it, if any do. */
export function forbiddenBy(look: Look, card: InPlay, what: Forbidden): CardId | undefined {
  for (const { ability, scope } of forces(look, 'cannot'))
    if (ability.gives.what === what && affects(look, ability, card, scope)) return scope.self;
  return undefined;
}

/** Rulebook, Action Phase: one attack a turn unless otherwise noted. */
export function attacksAllowed(look: Look, card: InPlay): number {
  let allowed = 1;
  for (const { ability } of forcesOn(look, 'attacks', card)) allowed += ability.gives.add;
  return allowed;
}

/**
 * Rulebook, Supernatural Opponent Person cards: Fallen Angels Lure Astray, and so do Angels that were Lured; humans do
 * not, unless a card gives it. It is a spoken ability, so what silences takes it away.
 */
export function luresAstray(look: Look, card: InPlay): boolean {
  const person = personOf(look, card);
  if (person === null || card.side !== 'opponent') return false;
  if (!person.supernatural && forcesOn(look, 'luresAstray', card).length === 0) return false;
  return forcesOn(look, 'silenced', card).length === 0;
}

/** Rulebook, Strength Check Phase: the Strength of both sides as it stands now. */
export const balanceOf = (look: Look, why?: Ledger): Balance => (why ? weigh(look, why) : weighed(look));

const weighed = keptForTable((look) => weigh(look));

function weigh(look: Look, why?: Ledger): Balance {
  const sum: Record<Side, number> = { good: 0, opponent: 0 };
  for (const card of look.table.inPlay) {
    const parts: Ledger | undefined = why && [];
    const amount = strengthOf(look, card, parts);
    if (amount === null) continue;
    const side = countsFor(look.table, card);
    sum[side] += amount;
    const code = side !== card.side ? 'luredPlayerCounts' : card.waiting ? 'waitingCounts' : 'counts';
    // The first part is what is printed.
    why?.push({ code, card: card.id, side, amount, ...(parts && parts.length > 1 && { parts }) });
  }
  return sum;
}
