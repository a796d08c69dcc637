import type { Op, Program } from '../../engine/alpha-omega/definitions.ts';
import { isTheOnlyOne, type ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';

export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

/** Tells one kind of op; `rest` is what follows it in its program. */
export type TellerOf<K extends Op['op'], S, I> = (op: OpOf<K>, scope: S, rest: Program) => readonly I[];

/** One way of telling for each op; a new op does not compile until it has one. */
export type TellersOf<S, I> = { readonly [K in Op['op']]: TellerOf<K, S, I> };

/** How a language tells each op, and how it says that a player may leave one undone. */
interface Telling<S, I> {
  readonly tellers: TellersOf<S, I>;
  readonly optional: (item: I) => I;
}

/** What a program does, in its order. */
export function tellAll<N extends Np, O, I>(
  program: Program,
  scope: ScopeOf<N, O, I>,
  { tellers, optional }: Telling<ScopeOf<N, O, I>, I>,
): readonly I[] {
  return program.flatMap((op, index) => {
    // Each teller takes its own kind of op; the record's type guarantees that this one takes this one.
    const tell = tellers[op.op] as (op: Op, scope: ScopeOf<N, O, I>, rest: Program) => readonly I[];
    const items = tell(op, scope, program.slice(index + 1));
    const before = program[index - 1];
    const isLeft = before?.op === 'choose' && before.upTo !== undefined && isTheOnlyOne(before, scope);
    return isLeft ? items.map(optional) : items;
  });
}
