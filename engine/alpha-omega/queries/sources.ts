import type { SeatId } from '../../kernel/types.ts';
import type { Ability, ConstantAbility, Modifier } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { Bound, CardId, InPlay, Scope, Table } from '../types.ts';
import { actingSeat, printOf } from './cards.ts';
import { holds, matches } from './matching.ts';

/** A card, Calling, Objective or lasting effect whose abilities are in force. */
export interface Source {
  readonly self: CardId;
  /** The Good player whose it is; null for the Opponents' own. */
  readonly owner: SeatId | null;
  readonly card: InPlay | null;
  /** Set for a lasting effect: what it is called and what it is on. */
  readonly lasting: { readonly name: string; readonly host: CardId } | null;
  readonly abilities: readonly Ability[];
}

/** A constant ability in force, with what its words refer to. */
export interface Force<M extends Modifier = Modifier> {
  readonly ability: ConstantAbility & { readonly gives: M };
  readonly scope: Scope;
}

interface InForce {
  /** What else on the table it was derived from. */
  readonly from: Pick<Table, 'seats' | 'lasting'>;
  readonly sources: readonly Source[];
  readonly forces: ReadonlyMap<Modifier['change'], readonly Force[]>;
}

// Derived, never stored: lists on a table are immutable, so what follows from them can be kept beside them.
const cache = new WeakMap<Table['inPlay'], InForce>();

/** Everything whose abilities are in force, the longest in play first. */
export function sources(look: Look): readonly Source[] {
  return inForce(look).sources;
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
  return all.filter(
    ({ ability, scope }) => ability.affects !== undefined && matches(look, ability.affects, card, scope),
  );
}

/** What an ability's words refer to when it is used or triggered. */
export function scopeOf(look: Look, source: Source, bound: Bound = NOTHING): Scope {
  const host = source.lasting ? { ...bound, host: [source.lasting.host] } : bound;
  return { self: source.self, seat: source.owner ?? actingSeat(look.table), bound: host };
}

const NONE: readonly Force[] = [];
const NOTHING: Bound = {};

function inForce(look: Look): InForce {
  const { inPlay, seats, lasting } = look.table;
  const known = cache.get(inPlay);
  if (known?.from.seats === seats && known.from.lasting === lasting) return known;
  const all = collect(look);
  const silencers = gather(look, all, (gives) => gives.change === 'silenced');
  const active = silencers.length === 0 ? all : all.map((source) => unspoken(look, source, silencers));
  const forces = new Map<Modifier['change'], Force[]>();
  for (const force of gather(look, active, () => true)) {
    const list = forces.get(force.ability.gives.change);
    if (list) list.push(force);
    else forces.set(force.ability.gives.change, [force]);
  }
  const result = { from: { seats, lasting }, sources: active, forces };
  cache.set(inPlay, result);
  return result;
}

/** Ruling 7: a Lured Person loses its own abilities. An Event nobody can take advantage of does nothing yet. */
function collect({ table, content }: Look): Source[] {
  const found: Source[] = [];
  const add = (self: CardId, owner: SeatId | null, card: InPlay | null): void => {
    const def = printOf(content, card ? card.def : (table.cards[self]?.def ?? ''));
    if (def.abilities.length > 0) found.push({ self, owner, card, lasting: null, abilities: def.abilities });
  };
  for (const card of table.inPlay) if (!card.lured && !card.waiting) add(card.id, card.owner, card);
  for (const [seat, { callings }] of table.seats.entries())
    for (const calling of callings) if (calling.achieved) add(calling.id, seat, null);
  add(table.objective, null, null);
  for (const { name, source, host, seat, abilities } of table.lasting)
    found.push({ self: source, owner: seat, card: null, lasting: { name, host }, abilities });
  return found;
}

function gather(look: Look, sources: readonly Source[], wanted: (gives: Modifier) => boolean): Force[] {
  const found: Force[] = [];
  for (const source of sources)
    for (const ability of source.abilities) {
      if (ability.kind !== 'constant' || !wanted(ability.gives)) continue;
      const scope = scopeOf(look, source);
      if (ability.if === undefined || holds(look, ability.if, scope)) found.push({ ability, scope });
    }
  return found;
}

function unspoken(look: Look, source: Source, silencers: readonly Force[]): Source {
  const { card, abilities } = source;
  if (card === null || !abilities.some((ability) => ability.spoken)) return source;
  const silenced = silencers.some(
    ({ ability, scope }) => ability.affects !== undefined && matches(look, ability.affects, card, scope),
  );
  return silenced ? { ...source, abilities: abilities.filter((ability) => !ability.spoken) } : source;
}
