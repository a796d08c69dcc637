import type { Use } from './serves.ts';
import type { Op, Program } from '../definitions.ts';
import type { Game, Next } from '../game.ts';
import type { Look } from '../look.ts';
import type { Option } from '../options.ts';
import type { Scope } from '../types.ts';
import { attacks } from './attacks.ts';
import { chance } from './chance.ts';
import { choosing } from './choose.ts';
import { decks } from './decks.ts';
import { hands } from './hands.ts';
import { movement } from './movement.ts';
import type { AllRules, Meant, NoStart, OpRules, Running } from './op.ts';
import { programs } from './programs.ts';
import { wounds } from './wounds.ts';

/** Every word of the card language that does something, by what it is about. A forgotten one does not compile. */
const OPS: AllRules = {
  ...attacks,
  ...chance,
  ...choosing(whyNotStart),
  ...decks,
  ...hands,
  ...movement,
  ...programs(whyNotStart),
  ...wounds,
};

/** Every op of the card language. */
export const OP_NAMES = Object.keys(OPS) as readonly Op['op'][];

// Each word's rules take its own kind of op; the record's type guarantees that these take this one.
const rulesOf = (op: Op): OpRules<Op['op']> => OPS[op.op] as unknown as OpRules<Op['op']>;

/** Runs the op at the head of a program. */
export const runOp = (game: Game, running: Running, op: Op, chosen: readonly Option[] | undefined): Next =>
  rulesOf(op).run(game, running, op, chosen);

/**
 * Why starting a program now would do nothing (ruling 28), judged by its first op, and after a choice by what is done
 * with what was chosen; null when it would do something.
 */
export function whyNotStart(look: Look, program: Program, scope: Scope): NoStart | null {
  const [first, ...after] = program;
  if (first === undefined) return null;
  const { isPassed, whyNot } = rulesOf(first);
  // A draw from an empty deck is nothing; what follows it may be something.
  if (isPassed?.(look, first, scope) === true)
    return after.length > 0 ? whyNotStart(look, after, scope) : 'wouldDoNothing';
  return whyNot(look, first, scope, after);
}

/** How a card that says this op serves its own side. */
export const servedBy = (op: Op, meant: Meant): readonly Use[] => rulesOf(op).serves(op, meant);
