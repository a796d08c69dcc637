import type { Op, Program } from '../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../engine/alpha-omega/selects.ts';
import { isTheOnlyOne, type ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import { bareRef } from './selects.ts';

export type OpName = Op['op'];
export type OpOf<K extends OpName> = Extract<Op, { readonly op: K }>;

/** By which op a name is said next, if what follows says it as a card that something is done to; null where it does not. */
export type SaidNext = (name: string) => OpName | null;

/** Tells one kind of op. */
export type TellerOf<K extends OpName, S, I> = (op: OpOf<K>, scope: S, saidNext: SaidNext) => readonly I[];

/** How a language tells each op, and how it says that a player may leave one undone. */
interface Telling<S, I> {
  readonly tellerOf: (op: Op) => TellerOf<OpName, S, I>;
  /** The cards that an op itself does something to. */
  readonly targetsOf: (op: Op) => readonly Select[];
  readonly optional: (item: I) => I;
}

/** What a program does, in its order. */
export function tellAll<N extends Np, O, I>(
  program: Program,
  scope: ScopeOf<N, O, I>,
  { tellerOf, targetsOf, optional }: Telling<ScopeOf<N, O, I>, I>,
): readonly I[] {
  return program.flatMap((op, index) => {
    const saidNext: SaidNext = (name) => sayingNext(name, program.slice(index + 1), targetsOf);
    const items = tellerOf(op)(op, scope, saidNext);
    const before = program[index - 1];
    const isLeft = before?.op === 'choose' && before.upTo !== undefined && isTheOnlyOne(before, scope);
    return isLeft ? items.map(optional) : items;
  });
}

function sayingNext(
  name: string,
  [next, ...rest]: Program,
  targetsOf: (op: Op) => readonly Select[],
): OpName | null {
  if (next === undefined) return null;
  if (next.op !== 'choose')
    return targetsOf(next).some((target) => bareRef(target) === name) ? next.op : null;
  return next.from.is === name || next.from.not === name ? null : sayingNext(name, rest, targetsOf);
}
