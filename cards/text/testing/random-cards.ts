import type {
  Ability,
  CardDef,
  ConstantAbility,
  Limit,
  Op,
  Program,
  TriggeredAbility,
} from '../../../engine/alpha-omega/definitions.ts';
import { CARDS_OF_MOMENT, DURATIONS, SPANS } from '../../../engine/alpha-omega/definitions.ts';
import { isOfRules } from '../modifiers.ts';
import { OP_WORDS, partsOf, saidIn, wordsOf } from '../ops/index.ts';
import type { PartKind, PartTypes } from '../ops/parts.ts';
import type { OpName } from '../programs.ts';
import { amount, anyCards, condition, modifier, type Names, someCards, trigger } from './random-words.ts';
import type { Tape } from './tape.ts';

/** Where a program stands: what its names are, and which ops make sense. */
interface Place {
  readonly names: Names;
  readonly interrupts?: 'attack' | 'defeat';
  readonly isRolled: boolean;
  readonly depth: number;
}

const flag = (tape: Tape): { readonly may?: true } => (tape.once(3) ? { may: true } : {});

function limit(tape: Tape): Limit {
  return { per: tape.pick(SPANS), ...(tape.once(4) ? { times: tape.number(3) } : {}) };
}

/** A chance to write each kind of part; null where none makes sense. A new kind does not compile until it has one. */
const PARTS: { readonly [K in PartKind]: (tape: Tape, place: Place) => PartTypes[K] | null } = {
  cards: (tape, { names }) => someCards(tape, names),
  listOfCards: (tape, { names }) =>
    tape.once(2) ? [someCards(tape, names), someCards(tape, names)] : [someCards(tape, names)],
  discarded: (tape, { names }) => ({ ...anyCards(tape, names), zone: 'discard' }),
  opponentDiscarded: (tape, { names }) => ({ ...anyCards(tape, names), zone: 'opponentDiscard' }),
  lookedAt: (tape, { names }) =>
    names.top.length === 0 ? null : { zone: 'opponentDeck', is: tape.pick(names.top) },
  offered: (tape, { names }) =>
    names.top.length > 0 && tape.once(2)
      ? { ...(tape.once(2) ? anyCards(tape, names) : {}), zone: 'opponentDeck', is: tape.pick(names.top) }
      : anyCards(tape, names),
  filter: (tape, { names }) => anyCards(tape, names),
  amount: (tape, { names }) => amount(tape, names),
  amountOrAll: (tape, { names }) => (tape.once(2) ? 'all' : amount(tape, names)),
  count: (tape) => tape.number(3),
  condition: (tape, { names }) => condition(tape, names),
  program: (tape, place) => program(tape, { ...place, depth: place.depth + 1 }),
  lasting: (tape, { depth, isRolled }) => {
    const inner = { names: { cards: ['self', 'host'], numbers: [], top: [] }, depth: depth + 1, isRolled };
    return [tape.once(3) ? triggered(tape, inner) : constant(tape, { ...inner, host: true })];
  },
  slug: () => 'q-lasting',
  nameOfChosen: (tape) => tape.name(),
  nameOfNumber: (tape) => tape.name(),
  nameOfTop: (tape) => tape.name(),
  topOfOpponentDeck: (tape, { names }) => (names.top.length === 0 ? null : tape.pick(names.top)),
  topOfDecks: (tape, { names }) => (names.top.length === 0 ? null : tape.pick(names.top)),
};

/** Writes an op part by part; null where it makes no sense. */
function write(tape: Tape, place: Place, word: OpName): Op | null {
  const { onlyIn } = wordsOf({ op: word });
  if (onlyIn !== undefined && !(onlyIn === 'rolled' ? place.isRolled : place.interrupts === onlyIn))
    return null;
  const said: Record<string, unknown> = { op: word };
  for (const { name, part, isOptional } of partsOf({ op: word })) {
    if (isOptional && !tape.once(part === 'count' ? 4 : 2)) continue;
    const value = typeof part === 'string' ? PARTS[part](tape, place) : tape.pick(Object.keys(part.oneOf));
    if (value === null) return null;
    said[name] = value;
  }
  // Its parts are those of its type, as `PartsOf` sees to.
  return said as unknown as Op;
}

const nests = (word: OpName): boolean =>
  partsOf({ op: word }).some(({ part }) => part === 'program' || part === 'lasting');

/** A program of up to three ops, each of which may use what those before it bound. */
export function program(tape: Tape, place: Place): Program {
  const ops: Op[] = [];
  let { names } = place;
  const length = tape.number(3);
  for (let tries = 0; ops.length < length && tries < 9; tries += 1) {
    const words = OP_WORDS.filter((word) => place.depth < 2 || !nests(word));
    const op = write(tape, { ...place, names }, tape.pick(words));
    if (op === null) continue;
    ops.push(op);
    names = bound(names, op);
  }
  return ops.length > 0 ? ops : [{ op: 'draw', amount: 1 }];
}

const bound = (names: Names, op: Op): Names =>
  saidIn(op).reduce((known, part) => {
    if (part.kind === 'nameOfNumber') return { ...known, numbers: [...known.numbers, part.said] };
    const isOfTop = op.op === 'choose' && op.from.zone === 'opponentDeck';
    if (part.kind === 'nameOfTop' || (part.kind === 'nameOfChosen' && isOfTop))
      return { ...known, top: [...known.top, part.said] };
    return part.kind === 'nameOfChosen' ? { ...known, cards: [...known.cards, part.said] } : known;
  }, names);

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
