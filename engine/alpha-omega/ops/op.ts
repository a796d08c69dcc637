import type { Op } from '../definitions.ts';
import type { FrameOf } from '../frames.ts';
import type { Game, Next } from '../game.ts';
import type { Option } from '../options.ts';
import { deciderFor } from '../queries/cards.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { Bound, Scope } from '../types.ts';

/** A program in the middle: the op about to run is the first of `ops`. */
export type Running = FrameOf<'effect'>;

/** Carries out one op and says where the program goes next. It emits or asks, never both. */
export type OpHandler<K extends Op['op']> = (
  game: Game,
  running: Running,
  op: Extract<Op, { readonly op: K }>,
  chosen: readonly Option[] | undefined,
) => Next;

/** What the op's words refer to. */
export const scopeIn = ({ self, seat, bound }: Running): Scope => ({ self, seat, bound });

/** Who answers what a program asks. */
export const deciderOf = ({ table }: Game, { isOffered, self, seat }: Running): SeatId =>
  isOffered === true ? seat : deciderFor(table, self, seat);

/** The program after this op, with a newly bound name if there is one. */
export function rest(running: Running, bound?: Bound): Running {
  return {
    ...running,
    ops: running.ops.slice(1),
    bound: bound ? { ...running.bound, ...bound } : running.bound,
  };
}

/** On to the next op. */
export const proceed = (running: Running, bound?: Bound): Next => ({ go: 'to', frame: rest(running, bound) });
