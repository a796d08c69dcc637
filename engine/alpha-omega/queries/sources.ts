import type {
  Ability,
  ActivatedAbility,
  ConstantAbility,
  InterruptAbility,
  Modifier,
  Moment,
  TriggeredAbility,
} from '../definitions.ts';
import type { Look } from '../look.ts';
import type { Bound, InPlay, Scope } from '../types.ts';
import { actingSeat, find } from './cards.ts';
import { holds } from './conditions.ts';
import { keptForTable } from './kept.ts';
import { matches } from './matching.ts';
import { rosterOf, type Carried, type Changing, type Source } from './roster.ts';

/** A constant ability in force, with what its words refer to. */
export interface Force<M extends Modifier = Modifier> {
  readonly ability: ConstantAbility & { readonly gives: M };
  readonly scope: Scope;
}

type ForceOf<C extends Modifier['change']> = Force<Extract<Modifier, { readonly change: C }>>;

/** The triggered abilities in force that listen to a moment, the longest in play first. */
export function triggeredAt(look: Look, moment: Moment): readonly Carried<TriggeredAbility>[] {
  const { triggered } = rosterOf(look);
  const found: Carried<TriggeredAbility>[] = [];
  for (const listening of triggered) if (listening.moment === moment) found.push(listening);
  return unsilenced(look, found);
}

/** The interrupts in force, the longest in play first. */
export function interruptsInForce(look: Look): readonly Carried<InterruptAbility>[] {
  return unsilenced(look, rosterOf(look).interrupts);
}

/** The abilities in force that players use in their Action Phase. */
export function activatedInForce(look: Look): readonly Carried<ActivatedAbility>[] {
  return unsilenced(look, rosterOf(look).activated);
}

/** The constant abilities in force that change one thing, conditions already checked. */
export function forces<C extends Modifier['change']>(look: Look, change: C): readonly ForceOf<C>[] {
  const { constant } = rosterOf(look);
  if (!isListed(constant, change)) return NONE;
  const known = forcesKept(look);
  let found = known.get(change);
  if (found === undefined) {
    found = inForce(look, listedAs(constant, change));
    known.set(change, found);
  }
  // The roster's key is the modifier's own `change`.
  return found as unknown as readonly ForceOf<C>[];
}

/** The forces of one kind that affect a card. */
export function forcesOn<C extends Modifier['change']>(
  look: Look,
  change: C,
  card: InPlay,
): readonly ForceOf<C>[] {
  const all = forces(look, change);
  if (all.length === 0) return all;
  const found: ForceOf<C>[] = [];
  for (const force of all) if (affects(look, force.ability, card, force.scope)) found.push(force);
  return found;
}

/** What an ability's words refer to when it is used or triggered. */
export function scopeOf(look: Look, source: Source, bound: Bound = NOTHING): Scope {
  const host = source.lasting ? { ...bound, host: [source.lasting.host] } : bound;
  return { self: source.self, seat: source.owner ?? actingSeat(look.table), bound: host };
}

/** Of the constant abilities of a table those that change one thing. */
const listedAs = (constant: readonly Changing[], change: Modifier['change']): readonly Changing[] =>
  constant.filter((one) => one.change === change);

function isListed(constant: readonly Changing[], change: Modifier['change']): boolean {
  for (const one of constant) if (one.change === change) return true;
  return false;
}

const NONE: readonly never[] = [];
const NOTHING: Bound = {};

const forcesKept = keptForTable(() => new Map<Modifier['change'], readonly Force[]>());

function inForce(look: Look, carried: readonly Carried<ConstantAbility>[]): readonly Force[] {
  const found: Force[] = [];
  for (const { source, ability } of unsilenced(look, carried)) {
    const scope = scopeOf(look, source);
    if (isTrue(look, ability, scope)) found.push({ ability, scope });
  }
  return found;
}

function isTrue(look: Look, ability: ConstantAbility, scope: Scope): boolean {
  return ability.if === undefined || holds(look, ability.if, scope);
}

/** Is a card one of those that the ability speaks of? */
export function affects(look: Look, ability: ConstantAbility, card: InPlay, scope: Scope): boolean {
  return ability.affects !== undefined && matches(look, ability.affects, card, scope);
}

/** Spoken abilities of silenced cards are not in force. What silences is never spoken itself. */
function unsilenced<A extends Ability>(look: Look, all: readonly Carried<A>[]): readonly Carried<A>[] {
  const { constant } = rosterOf(look);
  return all.length > 0 && isListed(constant, 'silenced') ? heard(look, constant, all) : all;
}

function heard<A extends Ability>(
  look: Look,
  constant: readonly Changing[],
  all: readonly Carried<A>[],
): readonly Carried<A>[] {
  const silencers = listedAs(constant, 'silenced');
  return all.filter((one) => isHeard(look, silencers, one));
}

const isHeard = (look: Look, silencers: readonly Carried<ConstantAbility>[], one: Carried): boolean =>
  !one.ability.spoken || one.source.side === null || !isSilenced(look, silencers, one.source);

function isSilenced(look: Look, silencers: readonly Carried<ConstantAbility>[], { self }: Source): boolean {
  const card = find(look.table, self);
  return silencers.some(({ ability, source }) => {
    const scope = scopeOf(look, source);
    return card !== undefined && affects(look, ability, card, scope) && isTrue(look, ability, scope);
  });
}
