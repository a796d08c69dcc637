import type { Use } from './serves.ts';
import type { Op, Program } from '../definitions.ts';
import type { FrameOf } from '../frames.ts';
import type { Game, Next } from '../game.ts';
import type { Look } from '../look.ts';
import type { Option } from '../options.ts';
import { deciderFor } from '../queries/cards.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { Select, Side } from '../selects.ts';
import type { Bound, CardId, Scope } from '../types.ts';

/** A program in the middle: the op about to run is the first of `ops`. */
export type Running = FrameOf<'effect'>;

export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

/** Carries out one op and says where the program goes next. It emits or asks, never both. */
export type OpHandler<K extends Op['op']> = (
  game: Game,
  running: Running,
  op: OpOf<K>,
  chosen: readonly Option[] | undefined,
) => Next;

/** Why a program would do nothing: no card for it to work on, none that it would change, or no deck to look at. */
export type NoStart = 'nothingToChoose' | 'wouldDoNothing' | 'nothingToSee';

/** Why starting a program now would do nothing (ruling 28); null when it would do something. */
export type WhyNotStart = (look: Look, program: Program, scope: Scope) => NoStart | null;

/** Whose cards an op's words mean, on the card that says them. A choice among both sides' cards may mean either. */
export interface Meant {
  /** Whose card it is. */
  readonly side: Side;
  /** May cards of its own side be meant? */
  readonly own: (select: Select) => boolean;
  readonly foes: (select: Select) => boolean;
  /** The cards of which those that are named were chosen; else the select itself. */
  readonly chosenFrom: (select: Select) => Select;
}

/** All that the rules know of one word of the card language. */
export interface OpRules<K extends Op['op']> {
  readonly run: OpHandler<K>;
  /** Why a program would do nothing that begins with it and goes on with `after` (ruling 28). */
  readonly whyNot: (look: Look, op: OpOf<K>, scope: Scope, after: Program) => NoStart | null;
  /** Is it nothing by itself, though what follows may be something? */
  readonly isPassed?: (look: Look, op: OpOf<K>, scope: Scope) => boolean;
  /** How a card that says it serves its own side. */
  readonly serves: (op: OpOf<K>, meant: Meant) => readonly Use[];
}

/** The rules of every word. */
export type AllRules = { readonly [K in Op['op']]: OpRules<K> };

/** The rules of some words, by what these are about. */
export type SomeRules = Partial<AllRules>;

/** For what would always do something, or is never offered as the first of a program. */
export const always = (): null => null;

/** For what serves neither side by itself. */
export const neither = (): readonly Use[] => [];

/** For what has to be done to some card. */
export const needsSome = (cards: readonly CardId[]): NoStart | null =>
  cards.length > 0 ? null : 'nothingToChoose';

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
