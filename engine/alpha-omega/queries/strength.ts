import type { Forbidden, Side } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { Balance, InPlay, Table } from '../types.ts';
import { attachments, countsFor, personOf, printOf } from './cards.ts';
import { matches } from './matching.ts';
import { forcesOn } from './sources.ts';

/**
 * Strength as it counts in attack and balance (ruling 9): what is printed, plus everything added, then multiplied, then
 * set; never below 0. Null for cards that have no offensive Strength: Places, Events, defensive Items.
 */
export function strengthOf(look: Look, card: InPlay): number | null {
  const printed = offensive(look, card);
  if (printed === null) return null;
  let added = printed;
  let times = 1;
  let set: number | null = null;
  for (const { ability } of forcesOn(look, 'strength', card)) {
    const { gives } = ability;
    if ('add' in gives) added += gives.add;
    else if ('times' in gives) times *= gives.times;
    else set = gives.set;
  }
  return Math.max(0, set ?? added * times);
}

/** Rulebook, Strength Check Phase: defensive Items and Places do not count. */
function offensive(look: Look, card: InPlay): number | null {
  const def = printOf(look.content, card.def);
  if (def.type === 'person') return def.strength;
  return def.type === 'item' && def.attack > 0 ? def.attack : null;
}

/**
 * The damage of a Person's blow: Strength, the weapons it carries, and what abilities add against this target. The last
 * part does not count in the balance (the worked example's Azrael: 7 and 1 more).
 */
export function attackOf(look: Look, card: InPlay, target: InPlay | null): number {
  let amount = strengthOf(look, card) ?? 0;
  for (const item of attachments(look.table, card.id)) amount += strengthOf(look, item) ?? 0;
  for (const { ability, scope } of forcesOn(look, 'damageDealt', card)) {
    const { add, against } = ability.gives;
    if (against === undefined || (target !== null && matches(look, against, target, scope))) amount += add;
  }
  return Math.max(0, amount);
}

/** What is left of some damage after what protects the card itself (armour is another card's matter). */
export function damageTo(look: Look, card: InPlay, amount: number): number {
  let taken = amount;
  for (const { ability } of forcesOn(look, 'damageTaken', card)) taken += ability.gives.add;
  return Math.max(0, taken);
}

/** Is something forbidden to this card, or to be done to it? */
export function isForbidden(look: Look, card: InPlay, what: Forbidden): boolean {
  return forcesOn(look, 'cannot', card).some(({ ability }) => ability.gives.what === what);
}

/** Rulebook, Action Phase: one attack a turn unless otherwise noted. */
export function attacksAllowed(look: Look, card: InPlay): number {
  let allowed = 1;
  for (const { ability } of forcesOn(look, 'attacks', card)) allowed += ability.gives.add;
  return allowed;
}

/**
 * Rulebook, Supernatural Opponent Person cards: Fallen Angels Lure Astray, and so do Angels that were Lured; humans do
 * not. It is a spoken ability, so what silences takes it away.
 */
export function luresAstray(look: Look, card: InPlay): boolean {
  const person = personOf(look, card);
  if (person === null || card.side !== 'opponent' || !person.supernatural) return false;
  return forcesOn(look, 'silenced', card).length === 0;
}

const balances = new WeakMap<Table, Balance>();

/** Rulebook, Strength Check Phase: the Strength of both sides as it stands now. */
export function balanceOf(look: Look): Balance {
  const known = balances.get(look.table);
  if (known) return known;
  const sum: Record<Side, number> = { good: 0, opponent: 0 };
  for (const card of look.table.inPlay) sum[countsFor(look.table, card)] += strengthOf(look, card) ?? 0;
  balances.set(look.table, sum);
  return sum;
}
