import type { Op } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import type { OpName } from '../programs.ts';
import { attacks } from './attacks.ts';
import { chance } from './chance.ts';
import { decks } from './decks.ts';
import { hands } from './hands.ts';
import { movement } from './movement.ts';
import type { AllWords, OpWords } from './op.ts';
import type { Part, PartKind, PartTypes } from './parts.ts';
import { programs } from './programs.ts';
import { wounds } from './wounds.ts';

/** What the card language says of each op, by what these are about. A forgotten one does not compile. */
export const OPS = {
  ...attacks,
  ...chance,
  ...decks,
  ...hands,
  ...movement,
  ...programs,
  ...wounds,
} satisfies AllWords;

/** Every op by its word. */
export const OP_WORDS = Object.keys(OPS) as readonly OpName[];

// Each word's entry takes its own kind of op; the record's type guarantees that this one takes this one.
export const wordsOf = ({ op }: Pick<Op, 'op'>): OpWords<OpName> => OPS[op] as unknown as OpWords<OpName>;

/** An op that does something to cards which a choice can have named. */
type Doing = { [K in OpName]: (typeof OPS)[K]['brings'] extends null ? never : K }[OpName];

/** What is done to a chosen card; to bring over who was Lured Astray is to bring back. */
export type Deed = Doing | 'bringBack';

export const isDoing = (op: Op): op is Extract<Op, { readonly op: Doing }> => wordsOf(op).brings !== null;

/** A part of an op, by its name. */
export interface NamedPart {
  readonly name: string;
  readonly part: Exclude<Part, { readonly optional: unknown }>;
  readonly isOptional: boolean;
}

/** The parts of an op, in the order in which they are written. */
export const partsOf = (op: Pick<Op, 'op'>): readonly NamedPart[] =>
  Object.entries<Part>(wordsOf(op).parts).map(([name, part]) => named(name, part, false));

function named(name: string, part: Part, isOptional: boolean): NamedPart {
  if (typeof part === 'object' && 'optional' in part) return named(name, part.optional, true);
  return { name, part, isOptional };
}

/** What an op says for one of its parts. */
export type SaidPart = {
  readonly [K in PartKind]: { readonly name: string; readonly kind: K; readonly said: PartTypes[K] };
}[PartKind];

/** All that an op says, but for what is one of some words. */
export const saidIn = (op: Op): readonly SaidPart[] =>
  partsOf(op).flatMap(({ name, part }) => {
    const said = (op as unknown as Readonly<Record<string, unknown>>)[name];
    // What an op says is of the type that its part has: `PartsOf` compares the two.
    return typeof part !== 'string' || said === undefined ? [] : [{ name, kind: part, said } as SaidPart];
  });

/** The cards that an op itself does something to; ops that only hold others, or speak of cards looked at, have none. */
export const targetsOf = (op: Op): readonly Select[] => saidIn(op).flatMap(targetsIn);

function targetsIn(part: SaidPart): readonly Select[] {
  switch (part.kind) {
    case 'cards':
    case 'discarded':
    case 'lookedAt':
    case 'opponentDiscarded':
      return [part.said];
    case 'listOfCards':
      return part.said;
    default:
      return [];
  }
}
