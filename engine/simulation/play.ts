import type { GameRules } from '../contract.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Machine } from '../kernel/machine.ts';
import { startStream } from '../kernel/rng.ts';
import type { Applied, GameState, GameTypes, Rng, SeatId } from '../kernel/types.ts';
import type { Broken } from './record.ts';

/** A game that goes on for longer will never end: the longest of many thousands come nowhere near. */
const MOST_DECISIONS = 100_000;

/** A game to be played by bots alone. */
export interface Match<G extends GameTypes> {
  readonly rules: Pick<GameRules<G, unknown>, 'bots' | 'round'>;
  readonly machine: Machine<G>;
  readonly setup: G['setup'];
  readonly seed: string;
  /** Who plays the seats, the first the first; after the last name the first comes again. */
  readonly bots: readonly string[];
  /** Called after the beginning and after every answer; what it throws breaks the game. */
  readonly each?: (applied: Applied<G>) => void;
}

/** A game that came to its end. */
export interface Ended<G extends GameTypes> {
  readonly kind: 'ended';
  readonly table: G['table'];
  readonly outcome: NonNullable<GameState<G>['outcome']>;
  readonly decisions: number;
}

/** Plays one game from its beginning to its end. It never throws: a defect becomes a record of how to meet it again. */
export function playMatch<G extends GameTypes>(match: Match<G>): Ended<G> | Broken {
  const progress = { round: 0, decisions: 0 };
  try {
    return { ...playOut(match, progress), decisions: progress.decisions };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'broken', seed: match.seed, message, stack, ...progress };
  }
}

/** How far a game has come; kept outside of it, so that a game that breaks can still say. */
interface Progress {
  round: number;
  decisions: number;
}

function playOut<G extends GameTypes>(match: Match<G>, progress: Progress): Omit<Ended<G>, 'decisions'> {
  const { rules, machine, setup, seed, bots } = match;
  const chances = new Map<SeatId, Rng>();
  let applied = machine.begin(setup, seed);
  for (;;) {
    const { state } = applied;
    progress.round = rules.round(state.table);
    match.each?.(applied);
    const { pending, outcome, table } = state;
    if (outcome !== null) return { kind: 'ended', table, outcome };
    invariant(pending, 'the game neither asks nor ends');
    invariant(progress.decisions < MOST_DECISIONS, `no end after ${String(MOST_DECISIONS)} decisions`);
    const { id, seat } = pending;
    const name = bots[seat % bots.length] ?? '';
    const bot = rules.bots[name];
    invariant(bot, 'a game needs a bot to play it', name);
    const chance = chances.get(seat) ?? startStream(seed, `bot:${String(seat)}`);
    const [answer, after] = bot(state, machine, chance);
    chances.set(seat, after);
    const result = machine.apply(state, { decision: id, seat, answer });
    invariant(result.ok, `the rules refuse what ${name} answered to "${pending.about}"`, result);
    applied = result.value;
    progress.decisions += 1;
  }
}
