import { invariant } from '../../../kernel/invariant.ts';
import type { Machine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer, Applied, Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { determinize } from './determinize.ts';
import { pendingOf } from './pending.ts';
import { quickAnswer } from './quick.ts';

/** A world a bot believes in, and the chance with which players of good sense play on in it. */
export interface World {
  readonly state: State;
  readonly rng: Rng;
}

/** How a game that was played on in a world went. */
export interface Rollout {
  readonly end: State;
  /** Answers given, the tried one included. */
  readonly steps: number;
}

/** How far to play on. */
interface Extent {
  /** Strength Checks; `Infinity` for all there will be. */
  readonly checks: number;
  readonly until?: (state: State) => boolean;
  readonly see?: (applied: Applied<AlphaOmega>) => void;
}

/** A world for the asked seat's eyes, and the bot's chance after it. */
export function imagineWorld(
  state: State,
  { content }: Machine<AlphaOmega>,
  rng: Rng,
): readonly [World, Rng] {
  const [believed, after] = determinize(state, content, [pendingOf(state).seat], rng);
  return [{ state: believed, rng: startStream(believed.seed, 'players') }, after];
}

/**
 * Gives an answer in a world and lets good sense play on until some more Strength Checks were made, or to the end.
 * @param until where else to stop, asked after each answer
 * @param see told of everything that happens on the way
 */
export function playOn(
  machine: Machine<AlphaOmega>,
  world: World,
  answer: Answer,
  { checks, until, see }: Extent,
): Rollout {
  const last = world.state.table.balances.length + checks;
  let applied = answered(machine, world.state, answer);
  let { rng } = world;
  let steps = 1;
  see?.(applied);
  for (;;) {
    const { pending, table } = applied.state;
    const isThere = table.balances.length >= last || until?.(applied.state) === true;
    if (pending === null || isThere) return { end: applied.state, steps };
    const [next, after] = quickAnswer(pending, { table, content: machine.prepared }, rng);
    rng = after;
    applied = answered(machine, applied.state, next);
    steps += 1;
    see?.(applied);
  }
}

function answered(machine: Machine<AlphaOmega>, state: State, answer: Answer): Applied<AlphaOmega> {
  const { id, seat } = pendingOf(state);
  const result = machine.apply(state, { decision: id, seat, answer });
  invariant(result.ok, 'a bot gave an answer that is not allowed', { answer, pending: state.pending });
  return result.value;
}
