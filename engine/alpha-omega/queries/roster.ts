import type { SeatId } from '../../kernel/types.ts';
import type {
  Ability,
  ActivatedAbility,
  CallingDef,
  ConstantAbility,
  InterruptAbility,
  Modifier,
  Moment,
  Trigger,
  TriggeredAbility,
} from '../definitions.ts';
import type { Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CallingState, CardId, InPlay, Seat, Table } from '../types.ts';
import { defOf, isLuredPlayer, printOf } from './cards.ts';
import { keptWhile } from './kept.ts';

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

/** A Calling that is not achieved yet, whose it is, and what is to be done for it. */
export interface Mission {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly goal: CallingDef['goal'];
}

/**
 * Every ability that the table carries, by what asks for it, the longest in play first; the Callings that count something,
 * by what they listen to; and what waits in Opponent play for somebody who can take advantage of it (ruling 8).
 */
export interface Roster {
  readonly triggered: ReadonlyMap<Moment, readonly Carried<TriggeredAbility>[]>;
  readonly interrupts: readonly Carried<InterruptAbility>[];
  readonly activated: readonly Carried<ActivatedAbility>[];
  readonly constant: ReadonlyMap<Modifier['change'], readonly Carried<ConstantAbility>[]>;
  readonly missions: ReadonlyMap<Moment, readonly Mission[]>;
  readonly unclaimed: readonly CardId[];
}

/**
 * The roster of a table. Most events change nothing that it depends on (a wound, a phase, a drawn card). Whether an
 * ability's condition holds and whether it is silenced changes faster and is not in it.
 */
export const rosterOf = keptWhile(carriesSame, (look): Roster => {
  const lists: Lists = {
    triggered: new Map(),
    interrupts: [],
    activated: [],
    constant: new Map(),
    missions: new Map(),
    unclaimed: [],
  };
  listInPlay(look, lists);
  listCallings(look, lists);
  const { objective, lasting } = look.table;
  const ofObjective = { self: objective, owner: null, side: null, lasting: null };
  list(lists, ofObjective, defOf(look, objective).abilities);
  for (const { name, source, host, seat, abilities } of lasting)
    list(lists, { self: source, owner: seat, side: null, lasting: { name, host } }, abilities);
  return lists;
});

/** Do two tables agree in all that a roster is made of? */
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
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!isSame(one[at] as T, other[at] as T)) return false;
  return true;
}

function isSameSeat(one: Seat, other: Seat): boolean {
  return (
    one === other ||
    ((one.lured === null) === (other.lured === null) &&
      isSameList(one.callings, other.callings, isSameCalling))
  );
}

function isSameCalling(one: CallingState, other: CallingState): boolean {
  return (
    one === other || (one.id === other.id && one.holds === other.holds && one.achieved === other.achieved)
  );
}

function isSameCard(one: InPlay, other: InPlay): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.side === other.side &&
      one.owner === other.owner &&
      one.lured === other.lured &&
      one.waiting === other.waiting &&
      one.host === other.host)
  );
}

/** A roster while it is made. */
interface Lists extends Roster {
  readonly triggered: Map<Moment, Carried<TriggeredAbility>[]>;
  readonly interrupts: Carried<InterruptAbility>[];
  readonly activated: Carried<ActivatedAbility>[];
  readonly constant: Map<Modifier['change'], Carried<ConstantAbility>[]>;
  readonly missions: Map<Moment, Mission[]>;
  readonly unclaimed: CardId[];
}

function listInPlay(look: Look, lists: Lists): void {
  for (const card of look.table.inPlay) {
    const { id, owner, side, host, waiting } = card;
    const { type, abilities } = printOf(look.content, card.def);
    if (side === 'opponent' && (waiting || (host === null && type === 'item'))) lists.unclaimed.push(id);
    if (abilities.length > 0 && whyAsleep(look, card) === null)
      list(lists, { self: id, owner, side, lasting: null }, abilities);
  }
}

function listCallings(look: Look, lists: Lists): void {
  let owner = 0;
  for (const { callings } of look.table.seats) {
    for (const { id: self, holds, achieved } of callings) {
      const def = defOf(look, self);
      if (holds) list(lists, { self, owner, side: null, lasting: null }, def.abilities);
      if (achieved || def.type !== 'calling') continue;
      const mission = { seat: owner, card: self, goal: def.goal };
      for (const { moment } of momentsOf(def.goal)) listAt(lists.missions, moment, mission);
    }
    owner += 1;
  }
}

/** What counts toward a Calling, and what makes it begin again. */
const momentsOf = ({ on, broken }: CallingDef['goal']): readonly Trigger[] =>
  broken === undefined ? [on] : [on, broken];

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

/** Lists the abilities of a source, each under what asks for it. */
function list(lists: Lists, source: Source, abilities: readonly Ability[]): void {
  for (let index = 0; index < abilities.length; index += 1) {
    const ability = abilities[index] as Ability;
    switch (ability.kind) {
      case 'triggered': {
        const carried = { source, ability, index };
        for (const { moment } of ability.on) listAt(lists.triggered, moment, carried);
        break;
      }
      case 'constant':
        listAt(lists.constant, ability.gives.change, { source, ability, index });
        break;
      case 'interrupt':
        lists.interrupts.push({ source, ability, index });
        break;
      case 'activated':
        lists.activated.push({ source, ability, index });
        break;
      default:
        ability satisfies never;
    }
  }
}

/** Lists something once under a key. */
function listAt<K, V>(lists: Map<K, V[]>, key: K, item: V): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else if (known.at(-1) !== item) known.push(item);
}
