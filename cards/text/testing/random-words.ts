import {
  CARDS_OF_MOMENT,
  CLOSED,
  FORBIDDEN,
  type Modifier,
  MOMENTS,
  type Trigger,
} from '../../../engine/alpha-omega/definitions.ts';
import {
  type Amount,
  type Condition,
  PICKS,
  type Select,
  TRAITS,
} from '../../../engine/alpha-omega/selects.ts';
import type { Tape } from './tape.ts';

/** What the names of a program stand for at one place in it. */
export interface Names {
  readonly cards: readonly string[];
  readonly numbers: readonly string[];
  readonly top: readonly string[];
}

const maybe = <T extends object>(tape: Tape, inSo: number, value: () => T): Partial<T> =>
  tape.once(inSo) ? value() : {};

const CARD_TYPES = ['person', 'item', 'place', 'event'] as const;

/** Cards in play that are not named. */
export function anyCards(tape: Tape, { cards }: Names): Select {
  return {
    ...maybe(tape, 2, () => ({ side: tape.pick(['good', 'opponent'] as const) })),
    ...maybe(tape, 2, () => ({
      type: tape.pick([...CARD_TYPES, ['item', 'place'] as const, 'person'] as const),
    })),
    ...maybe(tape, 4, () => ({ trait: tape.pick([...TRAITS, ['magicUser', 'heretic'] as const]) })),
    ...maybe(tape, 6, () => ({ supernatural: tape.pick([true, false]) })),
    ...maybe(tape, 8, () => ({ name: tape.pick(['trial:michael', 'trial:satan']) })),
    ...maybe(tape, 6, () => ({ of: tape.pick(['you', 'others'] as const) })),
    ...maybe(tape, 6, () => ({ damaged: tape.pick([true, false]) })),
    ...maybe(tape, 10, () => ({ lured: tape.pick([true, false]) })),
    ...maybe(tape, 10, () => ({ acted: tape.pick([true, false]) })),
    ...maybe(tape, 10, () => ({ bears: tape.pick(['item', 'event'] as const) })),
    ...maybe(tape, 8, () => ({ strength: tape.pick([{ atLeast: 4 }, { atMost: 3 }]) })),
    ...maybe(tape, 6, () => ({ not: tape.pick(cards) })),
    ...maybe(tape, 8, () => ({ pick: tape.pick(PICKS) })),
  };
}

/** Cards that an op is done to: named, named with conditions, or any. */
export function someCards(tape: Tape, names: Names): Select {
  if (tape.once(2)) return { is: tape.pick(names.cards) };
  if (tape.once(8)) return { ...anyCards(tape, names), is: tape.pick(names.cards) };
  return anyCards(tape, names);
}

/** A number of something. */
export function amount(tape: Tape, names: Names): Amount {
  if (names.numbers.length > 0 && tape.once(2)) return { bound: tape.pick(names.numbers) };
  if (tape.once(6)) return { count: anyCards(tape, names) };
  if (tape.once(6)) return { strengthOf: tape.pick(names.cards) };
  return tape.number(4);
}

const CONDITIONS: readonly ((tape: Tape, names: Names, depth: number) => Condition)[] = [
  (tape, names) => ({
    there: someCards(tape, names),
    ...maybe(tape, 3, () => ({ atLeast: tape.number(4) })),
  }),
  (tape, names) => ({
    there: { ...anyCards(tape, names), zone: tape.pick(['discard', 'opponentDiscard'] as const) },
  }),
  (tape, names, depth) => ({ not: condition(tape, names, depth + 1) }),
  (tape, names, depth) => ({ all: [condition(tape, names, depth + 1), condition(tape, names, depth + 1)] }),
  (tape, names, depth) => ({ any: [condition(tape, names, depth + 1), condition(tape, names, depth + 1)] }),
  (tape) => ({ round: tape.number(12) }),
  (tape) => ({ lead: tape.pick(['good', 'opponent'] as const), by: tape.number(20) }),
  (tape) => ({ players: tape.pick(['alone', 'together'] as const) }),
  (tape) => ({ lured: tape.pick(['youEver', 'teamMateEver'] as const) }),
];

/** Something that is true or not. */
export function condition(tape: Tape, names: Names, depth = 0): Condition {
  return depth > 2 ? { round: tape.number(9) } : tape.pick(CONDITIONS)(tape, names, depth);
}

/** A moment, and perhaps the cards it concerns. */
export function trigger(tape: Tape, names: Names): Trigger {
  const moment = tape.pick(MOMENTS);
  const concerned = CARDS_OF_MOMENT[moment];
  const isOfCards = concerned.includes('it');
  return {
    moment,
    ...(isOfCards ? maybe(tape, 2, () => ({ who: anyCards(tape, names) })) : {}),
    ...(concerned.includes('other') ? maybe(tape, 2, () => ({ other: anyCards(tape, names) })) : {}),
  };
}

const more = (tape: Tape): number => tape.pick([1, 2, -1, -2, 3]);

/** One way to make each change; a new one does not compile until it has one. */
export const MODIFIERS: {
  readonly [C in Modifier['change']]: (tape: Tape, names: Names) => Extract<Modifier, { readonly change: C }>;
} = {
  strength: (tape, names) =>
    tape.pick([
      { change: 'strength', add: more(tape) },
      { change: 'strength', add: { count: anyCards(tape, names) } },
      { change: 'strength', times: tape.number(4) - 1 },
      { change: 'strength', set: tape.number(4) - 1 },
    ]),
  damageDealt: (tape, names) => ({
    change: 'damageDealt',
    add: more(tape),
    ...maybe(tape, 2, () => ({ against: anyCards(tape, names) })),
  }),
  damageTaken: (tape) =>
    tape.pick([
      { change: 'damageTaken', add: more(tape) },
      { change: 'damageTaken', atMost: tape.number(4) - 1 },
    ]),
  attacks: (tape) => ({ change: 'attacks', add: more(tape) }),
  absorbs: () => ({ change: 'absorbs' }),
  targets: (tape, names) => ({
    change: 'targets',
    ...maybe(tape, 2, () => ({ among: anyCards(tape, names) })),
    ...maybe(tape, 2, () => ({ pick: tape.pick(['weakest', 'strongest'] as const) })),
  }),
  luresAstray: () => ({ change: 'luresAstray' }),
  cannot: (tape) => ({ change: 'cannot', what: tape.pick(FORBIDDEN) }),
  silenced: () => ({ change: 'silenced' }),
  drawPhase: (tape) => ({ change: 'drawPhase', add: more(tape) }),
  playPhase: (tape) => ({ change: 'playPhase', add: more(tape) }),
  opponentPhase: (tape) => ({ change: 'opponentPhase', add: more(tape) }),
  closed: (tape) => ({ change: 'closed', what: tape.pick(CLOSED) }),
  opponentsStill: () => ({ change: 'opponentsStill' }),
  neverLuredPlayer: () => ({ change: 'neverLuredPlayer' }),
};

/** A change of cards, or of the rules themselves. */
export function modifier(tape: Tape, names: Names): Modifier {
  const make = tape.pick(Object.values(MODIFIERS)) as (tape: Tape, names: Names) => Modifier;
  return make(tape, names);
}
