import type { Machine } from './machine.ts';
import { fail, ok, type Result } from './result.ts';
import type { Applied, Command, GameTypes, Rejection } from './types.ts';

/** A replay met a command that the rules refuse: the log or the rules were changed. */
export interface Divergence {
  /** Which command, counted from 0. */
  readonly at: number;
  readonly rejection: Rejection;
}

/** What a game is made of besides its content: the log of inputs is the game. */
export interface GameLog<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly seed: string;
  readonly commands: readonly Command[];
}

/**
 * Plays a log again.
 * @param each called after the beginning (index -1) and after every command, for whoever wants the way and not only
 * its end
 * @returns the last step, or the first command that no longer fits
 */
export function replay<G extends GameTypes>(
  machine: Machine<G>,
  log: GameLog<G>,
  each?: (applied: Applied<G>, index: number) => void,
): Result<Applied<G>, Divergence> {
  let last = machine.begin(log.setup, log.seed);
  each?.(last, -1);
  for (const [at, command] of log.commands.entries()) {
    const result = machine.apply(last.state, command);
    if (!result.ok) return fail({ at, rejection: result.error });
    last = result.value;
    each?.(last, at);
  }
  return ok(last);
}
