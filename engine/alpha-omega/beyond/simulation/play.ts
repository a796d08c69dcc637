import { invariant } from '../../../kernel/invariant.ts';
import type { Machine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Applied, Rng, SeatId } from '../../../kernel/types.ts';
import { type BotName, botNamed } from '../bots/bots.ts';
import type { AlphaOmega, State } from '../../game.ts';
import type { Outcome, Setup } from '../../types.ts';
import { notebook } from './note.ts';
import type { GameRecord } from './record.ts';

/** A game that goes on for longer will never end: the longest of many thousands come nowhere near. */
const MOST_DECISIONS = 100_000;

/** A game to be played by bots alone. */
export interface Match {
  readonly machine: Machine<AlphaOmega>;
  readonly setup: Setup;
  readonly seed: string;
  /** Who plays the seats, the first the first; after the last name the first comes again. */
  readonly bots: readonly BotName[];
  /** Called after the beginning and after every answer; what it throws breaks the game. */
  readonly each?: (applied: Applied<AlphaOmega>) => void;
}

/** Plays one game from first card to last. It never throws: a defect becomes a record of how to meet it again. */
export function playGame(match: Match): GameRecord {
  const { setup, seed } = match;
  const cards = notebook(setup);
  const way = { round: 0, decisions: 0 };
  try {
    const { table, outcome } = playOut(match, way, (applied) => {
      cards.note(applied.events, applied.state.table);
      match.each?.(applied);
    });
    return {
      kind: 'finished',
      seed,
      winner: outcome.winner,
      reason: outcome.reason,
      rounds: outcome.round,
      leads: table.balances.map(({ good, opponent }) => good - opponent),
      decisions: way.decisions,
      achieved: outcome.achieved,
      scores: outcome.scores.map(({ total }) => total),
      ...cards.uses(),
    };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'broken', seed, message, stack, ...way };
  }
}

/** How far a game has come; kept outside of it, so that a game that breaks can still say. */
interface Way {
  round: number;
  decisions: number;
}

function playOut(
  { machine, setup, seed, bots }: Match,
  way: Way,
  see: (applied: Applied<AlphaOmega>) => void,
): State & { readonly outcome: Outcome } {
  const chances = new Map<SeatId, Rng>();
  let applied = machine.begin(setup, seed);
  for (;;) {
    const { state } = applied;
    way.round = state.table.round;
    see(applied);
    const { pending, outcome } = state;
    if (outcome !== null) return { ...state, outcome };
    invariant(pending, 'the game neither asks nor ends');
    invariant(way.decisions < MOST_DECISIONS, `no end after ${String(MOST_DECISIONS)} decisions`);
    const { id, seat } = pending;
    const bot = bots[seat % bots.length];
    invariant(bot, 'a game needs a bot to play it');
    const chance = chances.get(seat) ?? startStream(seed, `bot:${String(seat)}`);
    const [answer, after] = botNamed(bot)(state, machine, chance);
    chances.set(seat, after);
    const result = machine.apply(state, { decision: id, seat, answer });
    invariant(result.ok, `the rules refuse what ${bot} answered to "${pending.about}"`, result);
    applied = result.value;
    way.decisions += 1;
  }
}
