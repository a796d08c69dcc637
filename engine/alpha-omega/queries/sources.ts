import type { SeatId } from '../../kernel/types.ts';
import type {
  Ability,
  ActivatedAbility,
  Catalogue,
  ConstantAbility,
  InterruptAbility,
} from '../definitions.ts';
import type { Modifier, Moment, TriggeredAbility } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { Bound, CardId, InPlay, Scope, Table } from '../types.ts';
import { actingSeat, isLuredPlayer, printOf } from './cards.ts';
import { holds, matches } from './matching.ts';

/** A card, Calling, Objective or lasting effect whose abilities are in force. */
export interface Source {
  readonly self: CardId;
  /** The Good player whose it is; null for the Opponents' own. */
  readonly owner: SeatId | null;
  readonly card: InPlay | null;
  /** Set for a lasting effect: what it is called and what it is on. */
  readonly lasting: { readonly name: string; readonly host: CardId } | null;
}

/** An ability in force, where it comes from and which of the printed ones it is. */
export interface Carried<A extends Ability = Ability> {
  readonly source: Source;
  readonly ability: A;
  readonly index: number;
}

/** A constant ability in force, with what its words refer to. */
export interface Force<M extends Modifier = Modifier> {
  readonly ability: ConstantAbility & { readonly gives: M };
  readonly scope: Scope;
}

interface InForce {
  /** What else on the table it was derived from. */
  readonly from: Pick<Table, 'seats' | 'lasting'>;
  readonly triggered: ReadonlyMap<Moment, readonly Carried<TriggeredAbility>[]>;
  readonly interrupts: readonly Carried<InterruptAbility>[];
  readonly activated: readonly Carried<ActivatedAbility>[];
  readonly forces: ReadonlyMap<Modifier['change'], readonly Force[]>;
}

// Derived, never stored: lists on a table are immutable, so what follows from them can be kept beside them.
const cache = new WeakMap<Table['inPlay'], InForce>();

/** The triggered abilities in force that listen to a moment, the longest in play first. */
export function triggeredAt(look: Look, moment: Moment): readonly Carried<TriggeredAbility>[] {
  return inForce(look).triggered.get(moment) ?? NONE;
}

/** The interrupts in force, the longest in play first. */
export function interruptsInForce(look: Look): readonly Carried<InterruptAbility>[] {
  return inForce(look).interrupts;
}

/** The abilities in force that players use in their Action Phase. */
export function activatedInForce(look: Look): readonly Carried<ActivatedAbility>[] {
  return inForce(look).activated;
}

/** The constant abilities in force that change one thing, conditions already checked. */
export function forces<C extends Modifier['change']>(
  look: Look,
  change: C,
): readonly Force<Extract<Modifier, { readonly change: C }>>[] {
  const found = inForce(look).forces.get(change) ?? NONE;
  // The map's key is the modifier's own `change`.
  return found as readonly Force<Extract<Modifier, { readonly change: C }>>[];
}

/** The forces of one kind that affect a card. */
export function forcesOn<C extends Modifier['change']>(
  look: Look,
  change: C,
  card: InPlay,
): readonly Force<Extract<Modifier, { readonly change: C }>>[] {
  const all = forces(look, change);
  if (all.length === 0) return all;
  return all.filter(({ ability, scope }) => affects(look, ability, card, scope));
}

/** What an ability's words refer to when it is used or triggered. */
export function scopeOf(look: Look, source: Source, bound: Bound = NOTHING): Scope {
  const host = source.lasting ? { ...bound, host: [source.lasting.host] } : bound;
  return { self: source.self, seat: source.owner ?? actingSeat(look.table), bound: host };
}

const NONE: readonly never[] = [];
const NOTHING: Bound = {};

function inForce(look: Look): InForce {
  const { inPlay, seats, lasting } = look.table;
  const known = cache.get(inPlay);
  if (known?.from.seats === seats && known.from.lasting === lasting) return known;
  const result = { from: { seats, lasting }, ...sort(look, unsilenced(look, collect(look))) };
  cache.set(inPlay, result);
  return result;
}

/**
 * Ruling 7: a Lured Person loses its own abilities; ruling 31: a Lured Player's Persons' rest. An Event nobody can take
 * advantage of does nothing yet.
 */
function collect({ table, content }: Look): readonly Carried[] {
  const found: Carried[] = [];
  const add = (source: Source, abilities: readonly Ability[]): void => {
    for (let index = 0; index < abilities.length; index += 1)
      found.push({ source, ability: abilities[index] as Ability, index });
  };
  const printed = (self: CardId): readonly Ability[] =>
    printOf(content, table.cards[self]?.def ?? '').abilities;
  for (const card of table.inPlay) {
    if (card.lured || card.waiting || rests(table, content, card)) continue;
    add({ self: card.id, owner: card.owner, card, lasting: null }, printed(card.id));
  }
  for (const [seat, { callings }] of table.seats.entries())
    for (const { id, achieved } of callings)
      if (achieved) add({ self: id, owner: seat, card: null, lasting: null }, printed(id));
  add({ self: table.objective, owner: null, card: null, lasting: null }, printed(table.objective));
  for (const { name, source, host, seat, abilities } of table.lasting)
    add({ self: source, owner: seat, card: null, lasting: { name, host } }, abilities);
  return found;
}

function rests(table: Table, content: Catalogue, card: InPlay): boolean {
  return (
    card.side === 'good' && isLuredPlayer(table, card.owner) && printOf(content, card.def).type === 'person'
  );
}

/** Spoken abilities of silenced cards are not in force. What silences is never spoken itself. */
function unsilenced(look: Look, all: readonly Carried[]): readonly Carried[] {
  const silencers = all.filter(
    (carried): carried is Carried<ConstantAbility> =>
      carried.ability.kind === 'constant' && carried.ability.gives.change === 'silenced',
  );
  if (silencers.length === 0) return all;
  const isSilenced = (card: InPlay): boolean =>
    silencers.some(({ ability, source }) => affects(look, ability, card, scopeOf(look, source)));
  return all.filter(({ ability, source: { card } }) => !ability.spoken || card === null || !isSilenced(card));
}

function affects(look: Look, ability: ConstantAbility, card: InPlay, scope: Scope): boolean {
  return ability.affects !== undefined && matches(look, ability.affects, card, scope);
}

function sort(look: Look, all: readonly Carried[]): Omit<InForce, 'from'> {
  const triggered = new Map<Moment, Carried<TriggeredAbility>[]>();
  const forces = new Map<Modifier['change'], Force[]>();
  const interrupts: Carried<InterruptAbility>[] = [];
  const activated: Carried<ActivatedAbility>[] = [];
  for (const { source, ability, index } of all) {
    switch (ability.kind) {
      case 'triggered':
        for (const moment of new Set(ability.on.map((trigger) => trigger.moment)))
          listIn(triggered, moment).push({ source, ability, index });
        break;
      case 'constant': {
        const scope = scopeOf(look, source);
        if (ability.if === undefined || holds(look, ability.if, scope))
          listIn(forces, ability.gives.change).push({ ability, scope });
        break;
      }
      case 'interrupt':
        interrupts.push({ source, ability, index });
        break;
      case 'activated':
        activated.push({ source, ability, index });
        break;
      default:
        ability satisfies never;
    }
  }
  return { triggered, interrupts, activated, forces };
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}
