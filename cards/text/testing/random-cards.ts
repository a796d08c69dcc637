import type {
  Ability,
  CardDef,
  ConstantAbility,
  Limit,
  Op,
  Program,
  TriggeredAbility,
} from '../../../engine/alpha-omega/definitions.ts';
import { CARDS_OF_MOMENT, DURATIONS, SPANS, UNTILS } from '../../../engine/alpha-omega/definitions.ts';
import {
  amount,
  anyCards,
  condition,
  isOfRules,
  modifier,
  type Names,
  someCards,
  trigger,
} from './random-words.ts';
import type { Tape } from './tape.ts';

/** Where a program stands: what its names are, and which ops make sense. */
interface Place {
  readonly names: Names;
  readonly interrupts?: 'attack' | 'defeat';
  readonly isRolled: boolean;
  readonly depth: number;
}

type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

const flag = (tape: Tape): { readonly may?: true } => (tape.once(3) ? { may: true } : {});

function limit(tape: Tape): Limit {
  return { per: tape.pick(SPANS), ...(tape.once(4) ? { times: tape.number(3) } : {}) };
}

/** One way to write each op; null where it makes no sense. A new op does not compile until it has one. */
export const OPS: { readonly [K in Op['op']]: (tape: Tape, place: Place) => OpOf<K> | null } = {
  choose: (tape, { names }) => ({
    op: 'choose',
    from:
      names.top.length > 0 && tape.once(2)
        ? { ...(tape.once(2) ? anyCards(tape, names) : {}), zone: 'opponentDeck', is: tape.pick(names.top) }
        : anyCards(tape, names),
    as: tape.name(),
    ...(tape.once(4) ? { upTo: tape.number(3) } : {}),
  }),
  roll: (tape) => ({ op: 'roll', as: tape.name() }),
  stay: (tape, { isRolled, names }) => (isRolled ? { op: 'stay', rounds: amount(tape, names) } : null),
  damage: (tape, { names }) => ({ op: 'damage', to: someCards(tape, names), amount: amount(tape, names) }),
  heal: (tape, { names }) => ({
    op: 'heal',
    to: someCards(tape, names),
    amount: tape.once(2) ? 'all' : amount(tape, names),
  }),
  defeat: (tape, { names }) => ({ op: 'defeat', what: someCards(tape, names) }),
  discard: (tape, { names }) => ({ op: 'discard', what: someCards(tape, names) }),
  draw: (tape, { names }) => ({ op: 'draw', amount: amount(tape, names) }),
  look: (tape, { names }) => ({
    op: 'look',
    deck: tape.pick(['opponent', 'good'] as const),
    amount: amount(tape, names),
    as: tape.name(),
  }),
  arrange: (tape, { names }) =>
    names.top.length === 0 ? null : { op: 'arrange', what: tape.pick(names.top) },
  putUnder: (tape, { names }) =>
    names.top.length === 0
      ? null
      : { op: 'putUnder', what: { zone: 'opponentDeck', is: tape.pick(names.top) } },
  fall: (tape, { names }) =>
    names.top.length === 0 ? null : { op: 'fall', what: tape.pick(names.top), only: anyCards(tape, names) },
  strike: (tape, { names }) => ({
    op: 'strike',
    by: someCards(tape, names),
    at: tape.once(2) ? [someCards(tape, names), someCards(tape, names)] : [someCards(tape, names)],
  }),
  bringOver: (tape, { names }) => ({ op: 'bringOver', what: someCards(tape, names) }),
  shuffleIn: (tape, { names }) => ({ op: 'shuffleIn', what: { ...anyCards(tape, names), zone: 'discard' } }),
  takeBack: (tape, { names }) => ({ op: 'takeBack', what: { ...anyCards(tape, names), zone: 'discard' } }),
  lose: (tape, { names }) => ({
    op: 'lose',
    amount: amount(tape, names),
    from: tape.pick(['hand', 'deck'] as const),
  }),
  drawOpponent: (tape, { names }) => ({ op: 'drawOpponent', amount: amount(tape, names) }),
  raise: (tape, { names }) => ({ op: 'raise', what: { ...anyCards(tape, names), zone: 'opponentDiscard' } }),
  redirect: (tape, { names, interrupts }) =>
    interrupts === 'attack' ? { op: 'redirect', to: someCards(tape, names) } : null,
  cancelAttack: (_, { interrupts }) => (interrupts === 'attack' ? { op: 'cancelAttack' } : null),
  save: (_, { interrupts }) => (interrupts === 'defeat' ? { op: 'save' } : null),
  lasting: (tape, { names, depth, isRolled }) => {
    const inner = { names: { cards: ['self', 'host'], numbers: [], top: [] }, depth: depth + 1, isRolled };
    return {
      op: 'lasting',
      on: someCards(tape, names),
      name: 'q-lasting',
      ...(tape.once(2) ? { until: tape.pick(UNTILS) } : {}),
      abilities: [tape.once(3) ? triggered(tape, inner) : constant(tape, { ...inner, host: true })],
    };
  },
  eachPlayer: (tape, place) => ({
    op: 'eachPlayer',
    do: program(tape, { ...place, depth: place.depth + 1 }),
  }),
  if: (tape, place) => ({
    op: 'if',
    cond: condition(tape, place.names),
    then: program(tape, { ...place, depth: place.depth + 1 }),
    ...(tape.once(2) ? { else: program(tape, { ...place, depth: place.depth + 1 }) } : {}),
  }),
};

const NESTING: readonly string[] = ['lasting', 'eachPlayer', 'if'];

/** A program of up to three ops, each of which may use what those before it bound. */
export function program(tape: Tape, place: Place): Program {
  const ops: Op[] = [];
  let { names } = place;
  const length = tape.number(3);
  for (let tries = 0; ops.length < length && tries < 9; tries += 1) {
    const words = Object.keys(OPS).filter((word) => place.depth < 2 || !NESTING.includes(word));
    const make = OPS[tape.pick(words) as Op['op']] as (tape: Tape, place: Place) => Op | null;
    const op = make(tape, { ...place, names });
    if (op === null) continue;
    ops.push(op);
    names = bound(names, op);
  }
  return ops.length > 0 ? ops : [{ op: 'draw', amount: 1 }];
}

function bound(names: Names, op: Op): Names {
  if (op.op === 'roll') return { ...names, numbers: [...names.numbers, op.as] };
  if (op.op === 'look') return { ...names, top: [...names.top, op.as] };
  if (op.op !== 'choose') return names;
  return op.from.zone === 'opponentDeck'
    ? { ...names, top: [...names.top, op.as] }
    : { ...names, cards: [...names.cards, op.as] };
}

function triggered(tape: Tape, place: Place): TriggeredAbility {
  const on = tape.once(4)
    ? [trigger(tape, place.names), trigger(tape, place.names)]
    : [trigger(tape, place.names)];
  const [first = [], ...rest] = on.map(({ moment }) => CARDS_OF_MOMENT[moment]);
  const common = first.filter((name) => rest.every((names) => names.includes(name)));
  const names = { ...place.names, cards: [...place.names.cards, ...common] };
  return {
    kind: 'triggered',
    on,
    ...(tape.once(3) ? { if: condition(tape, names) } : {}),
    ...flag(tape),
    ...(tape.once(3) ? { limit: limit(tape) } : {}),
    do: program(tape, { ...place, names }),
  };
}

function constant(
  tape: Tape,
  { names, host = false }: { readonly names: Names; readonly host?: boolean },
): ConstantAbility {
  const gives = modifier(tape, names);
  const affects = host && tape.once(2) ? { is: 'host' } : someCards(tape, names);
  return {
    kind: 'constant',
    ...(isOfRules(gives) ? {} : { affects }),
    ...(tape.once(3) ? { if: condition(tape, names) } : {}),
    gives,
  };
}

function ability(tape: Tape, place: Place): Ability {
  const kind = tape.pick(['triggered', 'activated', 'interrupt', 'constant'] as const);
  switch (kind) {
    case 'triggered':
      return triggered(tape, place);
    case 'activated':
      return { kind, limit: limit(tape), do: program(tape, place) };
    case 'interrupt': {
      const on = tape.pick(['attack', 'defeat'] as const);
      const who = anyCards(tape, place.names);
      const names = { ...place.names, cards: [...place.names.cards, 'it', 'other'] };
      return {
        kind,
        on,
        who,
        ...(tape.once(3) ? { by: anyCards(tape, place.names) } : {}),
        ...flag(tape),
        ...(tape.once(3) ? { limit: limit(tape) } : {}),
        do: program(tape, { ...place, names, interrupts: on }),
      };
    }
    case 'constant':
      return constant(tape, place);
  }
}

const printed = {
  id: 'trial:abdiel',
  name: 'Abdiel',
  copies: 1,
  emblem: 'winged-sword',
  flavour: { quote: '', source: '' },
  provenance: {},
} as const;

/** A well-formed card of any type. */
export function card(tape: Tape): CardDef {
  const type = tape.pick(['person', 'item', 'place', 'event', 'calling', 'objective'] as const);
  const side = tape.pick(['good', 'opponent'] as const);
  const lasts = tape.pick(DURATIONS);
  const isHosted = type === 'item' || (type === 'event' && tape.once(2));
  const names: Names = { cards: isHosted ? ['self', 'host'] : ['self'], numbers: [], top: [] };
  const place: Place = { names, isRolled: type === 'event' && lasts === 'rolled', depth: 0 };
  const abilities = tape.once(2) ? [ability(tape, place), ability(tape, place)] : [ability(tape, place)];
  switch (type) {
    case 'person':
      return { ...printed, type, side, supernatural: tape.once(2), strength: 3, traits: [], abilities };
    case 'item':
      return { ...printed, type, side, slot: 'weapon', attack: tape.number(3) - 1, strength: 4, abilities };
    case 'place':
      return { ...printed, type, side, strength: 5, abilities };
    case 'event': {
      const on = anyCards(tape, { ...names, cards: ['self'] });
      return { ...printed, type, side, lasts, ...(isHosted ? { on } : {}), abilities };
    }
    case 'calling':
      return {
        ...printed,
        type,
        goal: {
          on: trigger(tape, names),
          times: tape.number(5),
          ...(tape.once(3) ? { if: condition(tape, names) } : {}),
          ...(tape.once(3) ? { broken: trigger(tape, names) } : {}),
        },
        ...(tape.once(3) ? { rounds: tape.number(3) } : {}),
        abilities,
      };
    case 'objective':
      return {
        ...printed,
        type,
        value: 30,
        ...(tape.once(2) ? { brings: ['trial:michael', 'trial:satan'] } : {}),
        ...(tape.once(2) ? { won: condition(tape, names) } : {}),
        ...(tape.once(2) ? { lost: condition(tape, names) } : {}),
        abilities,
      };
  }
}
