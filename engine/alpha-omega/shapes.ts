import type { Ability, CardDef, Limit, Trigger } from './definitions.ts';
import { keptForContent } from './queries/kept.ts';
import type { Select } from './selects.ts';

/*
 * The rules read what cards say dozens of times for each answer. What is read most has one shape for each kind of thing: a
 * word that a card leaves out is there all the same, as undefined. Objects of one shape are read several times as fast as those of a
 * hundred shapes. It says nothing else: what is left out is undefined either way, and JSON leaves it out. A place that is
 * not known here costs time alone.
 */

type Blank<T> = { readonly [K in keyof Required<T>]: undefined };

const SELECT: Blank<Select> = {
  is: undefined,
  not: undefined,
  zone: undefined,
  of: undefined,
  side: undefined,
  type: undefined,
  supernatural: undefined,
  trait: undefined,
  name: undefined,
  strength: undefined,
  damaged: undefined,
  lured: undefined,
  acted: undefined,
  bears: undefined,
  pick: undefined,
};

const TRIGGER: Blank<Trigger> = { moment: undefined, who: undefined, other: undefined };

const LIMIT: Blank<Limit> = { per: undefined, times: undefined, shared: undefined };

const COMMON = { kind: undefined, spoken: undefined } as const;
const LIMITED = { ...COMMON, limit: undefined, do: undefined } as const;

const ABILITIES: { readonly [K in Ability['kind']]: Blank<Extract<Ability, { readonly kind: K }>> } = {
  activated: LIMITED,
  triggered: { ...LIMITED, on: undefined, if: undefined, may: undefined },
  interrupt: { ...LIMITED, on: undefined, who: undefined, by: undefined, may: undefined },
  constant: { ...COMMON, affects: undefined, if: undefined, gives: undefined },
};

/** Under these names the card language has selects; conditions, which look like some, stand under others. */
const SELECTS: ReadonlySet<string> = new Set([
  ...['affects', 'who', 'other', 'by', 'against', 'among', 'there', 'count'],
  ...['from', 'to', 'at', 'on', 'what', 'only'],
]);

/** What not every card of a type has. */
const PRINTS: { readonly [T in CardDef['type']]: Partial<Blank<Extract<CardDef, { readonly type: T }>>> } = {
  person: {},
  item: {},
  place: {},
  event: { on: undefined },
  calling: { rounds: undefined },
  objective: { brings: undefined, won: undefined, lost: undefined },
};

/** The cards of a content in the shapes that the rules read fastest. They say the same. */
export const inOneShape = keptForContent(
  (content) => new Map([...content].map(([id, card]) => [id, cardInOneShape(card)])),
);

const cardInOneShape = (card: CardDef): CardDef =>
  ({ ...PRINTS[card.type], ...(shaped(card, '') as CardDef) }) as CardDef;

function shaped(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(item, name));
  if (typeof value !== 'object' || value === null) return value;
  // What lasts goes onto the table, and is told in words from there: those look at what a card does not say.
  if ('op' in value && value.op === 'lasting') return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shaped(part, key)]));
  return { ...blankOf(parts, name), ...parts };
}

/** All words that a thing of this kind can say, none of them said. */
function blankOf(parts: Readonly<Record<string, unknown>>, name: string): object {
  const { kind, moment, per } = parts;
  if (typeof kind === 'string' && Object.hasOwn(ABILITIES, kind)) return ABILITIES[kind as Ability['kind']];
  if (moment !== undefined) return TRIGGER;
  if (per !== undefined) return LIMIT;
  return SELECTS.has(name) && Object.keys(parts).every((key) => Object.hasOwn(SELECT, key)) ? SELECT : {};
}
