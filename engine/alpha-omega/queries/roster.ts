import type { SeatId } from '../../kernel/types.ts';
import type {
  Ability,
  ActivatedAbility,
  Catalogue,
  ConstantAbility,
  InterruptAbility,
  Modifier,
  Moment,
  TriggeredAbility,
} from '../definitions.ts';
import type { Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay, Seat, Table } from '../types.ts';
import { defOf, isLuredPlayer, printOf } from './cards.ts';

/** A card, Calling, Objective or lasting effect that carries abilities. */
export interface Source {
  readonly self: CardId;
  /** The Good player whose it is; null for the Opponents' own. */
  readonly owner: SeatId | null;
  /** Under whom a card in play plays; null for what is no card in play. */
  readonly side: Side | null;
  /** Set for a lasting effect: what it is called and what it is on. */
  readonly lasting: { readonly name: string; readonly host: CardId } | null;
}

/** An ability, where it comes from and which of the printed ones it is. */
export interface Carried<A extends Ability = Ability> {
  readonly source: Source;
  readonly ability: A;
  readonly index: number;
}

/** Every ability that the table carries, by what asks for it, the longest in play first. */
export interface Roster {
  readonly triggered: ReadonlyMap<Moment, readonly Carried<TriggeredAbility>[]>;
  readonly interrupts: readonly Carried<InterruptAbility>[];
  readonly activated: readonly Carried<ActivatedAbility>[];
  readonly constant: ReadonlyMap<Modifier['change'], readonly Carried<ConstantAbility>[]>;
}

/** A roster and the table whose it is. */
interface Known {
  readonly table: Table;
  readonly roster: Roster;
}

/*
 * Derived, never stored. Most events change nothing that a roster depends on (a wound, a phase, a drawn card), so each
 * content keeps the latest rosters for the next table that carries the same. Two of them: whoever compares two tables looks
 * at both of them in turns.
 */
const latest = new WeakMap<Catalogue, readonly Known[]>();

/** The roster of a table. Whether an ability's condition holds and whether it is silenced changes faster and is not in it. */
export function rosterOf(look: Look): Roster {
  const { table, content } = look;
  const known = latest.get(content) ?? [];
  const own = known.find((one) => one.table === table);
  if (own !== undefined) return own.roster;
  const same = known.find((one) => carriesSame(one.table, table));
  const roster = same?.roster ?? sort(carriedOn(look));
  latest.set(content, [{ table, roster }, ...known.slice(0, 1)]);
  return roster;
}

/** Do two tables agree in all that {@link carriedOn} looks at? */
function carriesSame(one: Table, other: Table): boolean {
  return (
    one.cards === other.cards &&
    one.objective === other.objective &&
    one.lasting === other.lasting &&
    isSameList(one.seats, other.seats, isSameSeat) &&
    isSameList(one.inPlay, other.inPlay, isSameCard)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    one === other || (one.length === other.length && one.every((item, at) => isSame(item, other[at] as T)))
  );
}

function isSameSeat(one: Seat, other: Seat): boolean {
  return (
    one === other || (one.callings === other.callings && (one.lured === null) === (other.lured === null))
  );
}

function isSameCard(one: InPlay, other: InPlay): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.side === other.side &&
      one.owner === other.owner &&
      one.lured === other.lured &&
      one.waiting === other.waiting)
  );
}

function carriedOn(look: Look): readonly Carried[] {
  const { table } = look;
  const found: Carried[] = [];
  const add = (source: Source, abilities: readonly Ability[]): void => {
    for (const [index, ability] of abilities.entries()) found.push({ source, ability, index });
  };
  for (const card of table.inPlay) {
    const { id: self, owner, side } = card;
    if (whyAsleep(look, card) !== null) continue;
    add({ self, owner, side, lasting: null }, defOf(look, self).abilities);
  }
  for (const [owner, { callings }] of table.seats.entries())
    for (const { id: self, holds } of callings)
      if (holds) add({ self, owner, side: null, lasting: null }, defOf(look, self).abilities);
  const { objective } = table;
  add({ self: objective, owner: null, side: null, lasting: null }, defOf(look, objective).abilities);
  for (const { name, source, host, seat, abilities } of table.lasting)
    add({ self: source, owner: seat, side: null, lasting: { name, host } }, abilities);
  return found;
}

/**
 * Why the abilities of a card in play are not in force; null when they are. Ruling 7: a Lured Person loses its own;
 * ruling 41: so does an Opponent that came over; ruling 31: a Lured Player's Persons' rest. An Event nobody can take advantage of does nothing yet.
 */
export function whyAsleep(
  look: Look,
  card: InPlay,
): 'luredLosesAbilities' | 'cameOver' | 'waits' | 'luredPlayersRest' | null {
  if (card.lured) return 'luredLosesAbilities';
  if (hasComeOver(look, card)) return 'cameOver';
  if (card.waiting) return 'waits';
  return rests(look, card) ? 'luredPlayersRest' : null;
}

function hasComeOver({ content }: Look, card: InPlay): boolean {
  if (card.side !== 'good') return false;
  const def = printOf(content, card.def);
  return def.type === 'person' && def.side === 'opponent';
}

function rests({ table, content }: Look, card: InPlay): boolean {
  return (
    card.side === 'good' && isLuredPlayer(table, card.owner) && printOf(content, card.def).type === 'person'
  );
}

function sort(all: readonly Carried[]): Roster {
  const triggered = new Map<Moment, Carried<TriggeredAbility>[]>();
  const constant = new Map<Modifier['change'], Carried<ConstantAbility>[]>();
  const interrupts: Carried<InterruptAbility>[] = [];
  const activated: Carried<ActivatedAbility>[] = [];
  for (const { source, ability, index } of all) {
    switch (ability.kind) {
      case 'triggered':
        for (const moment of new Set(ability.on.map((trigger) => trigger.moment)))
          listIn(triggered, moment).push({ source, ability, index });
        break;
      case 'constant':
        listIn(constant, ability.gives.change).push({ source, ability, index });
        break;
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
  return { triggered, interrupts, activated, constant };
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const known = lists.get(key);
  if (known) return known;
  const list: V[] = [];
  lists.set(key, list);
  return list;
}
