import type { SeatId } from '../../kernel/types.ts';
import type {
  Ability,
  ActivatedAbility,
  CallingDef,
  CardDef,
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

/** A triggered ability, once for each moment that it listens to. */
export interface Listening extends Carried<TriggeredAbility> {
  readonly moment: Moment;
}

/** A constant ability, with what it changes. */
export interface Changing extends Carried<ConstantAbility> {
  readonly change: Modifier['change'];
}

/** A Calling that is not achieved yet, whose it is and what is to be done for it, once for each moment that it listens to. */
export interface Mission {
  readonly moment: Moment;
  readonly seat: SeatId;
  readonly card: CardId;
  readonly goal: CallingDef['goal'];
}

/**
 * Every ability that the table carries, by its kind, the longest in play first; the Callings that count something; and what
 * waits in Opponent play for somebody who can take advantage of it (ruling 8). Of each there are a few: short lists are
 * made and looked through faster than anything that is sorted.
 */
export interface Roster {
  readonly triggered: readonly Listening[];
  readonly interrupts: readonly Carried<InterruptAbility>[];
  readonly activated: readonly Carried<ActivatedAbility>[];
  readonly constant: readonly Changing[];
  readonly missions: readonly Mission[];
  readonly unclaimed: readonly CardId[];
}

/**
 * The roster of a table. Most events change nothing that it depends on (a wound, a phase, a drawn card). Whether an
 * ability's condition holds and whether it is silenced changes faster and is not in it.
 */
export const rosterOf = keptWhile(carriesSame, (look): Roster => {
  const lists: Lists = {
    triggered: [],
    interrupts: [],
    activated: [],
    constant: [],
    missions: [],
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
type Lists = { readonly [K in keyof Roster]: Roster[K][number][] };

function listInPlay(look: Look, lists: Lists): void {
  for (const card of look.table.inPlay) {
    const { id, owner, side, host, waiting } = card;
    const print = printOf(look.content, card.def);
    if (side === 'opponent' && (waiting || (host === null && print.type === 'item')))
      lists.unclaimed.push(id);
    if (print.abilities.length > 0 && whyAsleepAs(print, look.table, card) === null)
      list(lists, { self: id, owner, side, lasting: null }, print.abilities);
  }
}

function listCallings(look: Look, lists: Lists): void {
  let seat = 0;
  for (const { callings } of look.table.seats) {
    for (const { id: card, holds, achieved } of callings) {
      const print = defOf(look, card);
      if (holds) list(lists, { self: card, owner: seat, side: null, lasting: null }, print.abilities);
      if (achieved || print.type !== 'calling') continue;
      const { goal } = print;
      lists.missions.push({ moment: goal.on.moment, seat, card, goal });
      if (goal.broken !== undefined && goal.broken.moment !== goal.on.moment)
        lists.missions.push({ moment: goal.broken.moment, seat, card, goal });
    }
    seat += 1;
  }
}

/**
 * Why the abilities of a card in play are not in force; null when they are. Ruling 7: a Lured Person loses its own;
 * ruling 41: so does an Opponent that came over; ruling 31: a Lured Player's Persons' rest. An Event nobody can take advantage of does nothing yet.
 */
export const whyAsleep = (look: Look, card: InPlay): Sleep | null =>
  whyAsleepAs(printOf(look.content, card.def), look.table, card);

type Sleep = 'luredLosesAbilities' | 'cameOver' | 'waits' | 'luredPlayersRest';

/** The same of a card whose print is known. */
function whyAsleepAs(print: CardDef, table: Table, card: InPlay): Sleep | null {
  if (card.lured) return 'luredLosesAbilities';
  if (hasComeOver(print, card)) return 'cameOver';
  if (card.waiting) return 'waits';
  return rests(print, table, card) ? 'luredPlayersRest' : null;
}

const hasComeOver = (print: CardDef, { side }: InPlay): boolean =>
  side === 'good' && print.type === 'person' && print.side === 'opponent';

const rests = (print: CardDef, table: Table, { side, owner }: InPlay): boolean =>
  side === 'good' && print.type === 'person' && isLuredPlayer(table, owner);

/** Lists the abilities of a source, each by its kind. */
function list(lists: Lists, source: Source, abilities: readonly Ability[]): void {
  for (let index = 0; index < abilities.length; index += 1) {
    const ability = abilities[index] as Ability;
    switch (ability.kind) {
      case 'triggered':
        listTriggered(lists.triggered, { source, ability, index });
        break;
      case 'constant':
        lists.constant.push({ change: ability.gives.change, source, ability, index });
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

function listTriggered(triggered: Listening[], { source, ability, index }: Carried<TriggeredAbility>): void {
  const { on } = ability;
  for (let at = 0; at < on.length; at += 1) {
    const { moment } = on[at] as Trigger;
    if (at === on.findIndex((trigger) => trigger.moment === moment))
      triggered.push({ moment, source, ability, index });
  }
}
