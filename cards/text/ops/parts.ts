import type { ConstantAbility, Program, TriggeredAbility } from '../../../engine/alpha-omega/definitions.ts';
import type { Amount, Condition, Ref, Select } from '../../../engine/alpha-omega/selects.ts';
import type { OpName, OpOf } from '../programs.ts';

/** What a part of an op can be, and its type. Schema, checks and random programs each say once what they do with it. */
export interface PartTypes {
  /** Cards in play that something is done to. */
  readonly cards: Select;
  readonly listOfCards: readonly Select[];
  /** Cards that something is done to, in the player's discard pile, in the Opponents', or among those looked at. */
  readonly discarded: Select;
  readonly opponentDiscarded: Select;
  readonly lookedAt: Select;
  /** Cards that a player chooses from. */
  readonly offered: Select;
  /** What cards have to fit. */
  readonly filter: Select;
  readonly amount: Amount;
  readonly amountOrAll: Amount | 'all';
  readonly count: number;
  readonly condition: Condition;
  readonly program: Program;
  readonly lasting: readonly (TriggeredAbility | ConstantAbility)[];
  readonly slug: string;
  /** New names: for what was chosen, for a number, for cards looked at on top of a deck. */
  readonly nameOfChosen: string;
  readonly nameOfNumber: string;
  readonly nameOfTop: string;
  /** Names of cards looked at: on top of the Opponent deck, or of any. */
  readonly topOfOpponentDeck: Ref;
  readonly topOfDecks: Ref;
}

export type PartKind = keyof PartTypes;

/** Some words of which one is said. */
export type OneOf<W extends string = string> = { readonly [K in W]: true };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type KindOf<T> = { [K in PartKind]: Same<PartTypes[K], T> extends true ? K : never }[PartKind];
type WordsOf<T> = [T] extends [string] ? (string extends T ? never : { readonly oneOf: OneOf<T> }) : never;
type Said<T> = KindOf<T> | WordsOf<T>;

/** A part, which may be left out if it is `optional`. */
export type Part = PartKind | { readonly oneOf: OneOf } | { readonly optional: Part };

type PartOf<O, P extends keyof O> =
  Pick<O, P> extends Required<Pick<O, P>>
    ? Said<O[P]>
    : { readonly optional: Said<Exclude<O[P], undefined>> };

/** What each part of an op is, as its type in the language demands. */
export type PartsOf<K extends OpName> = { readonly [P in Exclude<keyof OpOf<K>, 'op'>]: PartOf<OpOf<K>, P> };
